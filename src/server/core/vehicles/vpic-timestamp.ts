/** Milliseconds of vPIC's timestamps, which come with a space or a T, and with none to six decimals. */
export function readTimestamp(text: string | null): number {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d(?:\.\d{1,3})?))?/.exec(text ?? '');
  if (!match) return 0;
  const time = Date.parse(`${match[1]}T${match[2] ?? '00:00:00'}Z`);
  return Number.isNaN(time) ? 0 : time;
}

/** RFC 4180 with a heading; a cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function writeCsv(
  heading: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [heading, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

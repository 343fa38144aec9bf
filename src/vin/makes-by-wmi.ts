/** Reads the compact list of `popular-wmis.ts`, which a page loads only when a VIN is typed. */
export function readMakesByWmi(list: string): Map<string, string> {
  const makes = new Map<string, string>();
  for (const line of list.trim().split('\n')) {
    const [make = '', wmis = ''] = line.split(':');
    for (const wmi of wmis.split(' ')) makes.set(wmi, make.replaceAll('/', ' / '));
  }
  return makes;
}

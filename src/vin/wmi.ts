/** The maker's identifier: three characters, or six for makers of fewer than a thousand vehicles a year (third is 9). */
export function readWmi(vin: string): string {
  const first = vin.slice(0, 3);
  return first[2] === '9' && vin.length >= 14 ? first + vin.slice(11, 14) : first;
}

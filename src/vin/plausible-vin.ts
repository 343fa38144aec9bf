/** False for text that nobody's vehicle carries, such as 1111…1, which passes the check digit by accident. */
export function isPlausibleVin(vin: string): boolean {
  if (vin.length !== 17) return true;
  const different = new Set(vin).size;
  return different > 4 && !/(.)\1{8}/.test(vin);
}

/** False for text that nobody's vehicle carries, such as 1111…1, which passes the check digit by accident. */
export function isPlausibleVin(vin: string): boolean {
  if (vin.length !== 17) return true;
  let different = 0;
  let run = 1;
  let longestRun = 1;
  for (let i = 0; i < 17; i++) {
    const charCode = vin.charCodeAt(i);
    if (vin.indexOf(vin[i] as string) === i) different++;
    run = i > 0 && charCode === vin.charCodeAt(i - 1) ? run + 1 : 1;
    if (run > longestRun) longestRun = run;
  }
  return different > 4 && longestRun < 9;
}

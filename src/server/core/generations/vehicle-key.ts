/** One spelling for a VIN or for year, make, model and trim: upper case, letters and digits alone. */
export function vehicleKey(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

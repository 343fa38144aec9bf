import { codeOf } from './key-classes.ts';

const MAX_KEY_LENGTH = 14;

/** The part of a VIN that patterns see: positions 4–8, a bar, positions 10–17. Reused between decodes. */
export type VinKey = { text: string; codes: Uint8Array; length: number };

export function createVinKey(): VinKey {
  return { text: '', codes: new Uint8Array(MAX_KEY_LENGTH), length: 0 };
}

export function writeVinKey(key: VinKey, vin: string): void {
  key.text = vin.length > 9 ? `${vin.slice(3, 8)}|${vin.slice(9, 17)}` : vin.slice(3, 8);
  key.length = key.text.length;
  for (let i = 0; i < key.length; i++) key.codes[i] = codeOf(key.text.charCodeAt(i));
}

/** What a key such as `**#` reads from the VIN: the characters from its first to its last `#`, all of them digits. */
export function readFormula(key: string, vinKey: string): string | null {
  if (key.length > vinKey.length) return null;
  for (let i = 0; i < key.length; i++) {
    const wanted = key[i];
    const found = vinKey[i] as string;
    if (wanted === '*') continue;
    if (wanted === '#' ? !/\d/.test(found) : wanted !== found || /\d/.test(found)) return null;
  }
  return vinKey.slice(key.indexOf('#'), key.lastIndexOf('#') + 1);
}

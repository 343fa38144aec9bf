import type enWords from '#web/words/en/vehicles.json';

export type ValueKey = keyof (typeof enWords)['values'];

/** The catalogue's key for a value of vPIC, such as 'Sedan/Saloon' → 'sedan-saloon'. */
export const keyOfValue = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') as ValueKey;

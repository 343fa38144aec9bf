const key = 'arrival';
const arrivals = ['accountOpened', 'passwordSet', 'dealershipOpened', 'dealershipJoined'] as const;
type Arrival = (typeof arrivals)[number];

/** Leaves word for the next page, which is a new document. */
export function announceArrival(what: Arrival) {
  try {
    sessionStorage.setItem(key, what);
  } catch {}
}

/** The word that was left, once. */
export function takeArrival(): Arrival | undefined {
  try {
    const what = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return arrivals.find((known) => known === what);
  } catch {
    return undefined;
  }
}

const mostAtOnce = 1_000_000;

export function requireWholeAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > mostAtOnce) {
    throw new RangeError(`${amount} is not a number of credits.`);
  }
}

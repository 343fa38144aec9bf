/** A map that makes what it lacks and drops its oldest half when it holds more than `limit` units of size. */
export function createForgetfulMap<Key, Value>(limit: number, sizeOf: (value: Value) => number) {
  let young = new Map<Key, Value>();
  let old = new Map<Key, Value>();
  let youngSize = 0;

  return {
    get(key: Key, make: () => Value): Value {
      const known = young.get(key);
      if (known !== undefined) return known;
      const value = old.get(key) ?? make();
      young.set(key, value);
      youngSize += sizeOf(value);
      if (youngSize > limit / 2) {
        old = young;
        young = new Map();
        youngSize = 0;
      }
      return value;
    },
  };
}

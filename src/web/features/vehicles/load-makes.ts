type Makes = ReadonlyMap<string, string>;

let loading: Promise<Makes> | undefined;

/** The makers by the first three characters; fetched once, when a VIN is first typed. */
export function loadMakes(): Promise<Makes> {
  loading ??= Promise.all([import('#vin/popular-wmis.ts'), import('#vin/makes-by-wmi.ts')]).then(
    ([{ POPULAR_WMIS }, { readMakesByWmi }]) => readMakesByWmi(POPULAR_WMIS),
  );
  return loading;
}

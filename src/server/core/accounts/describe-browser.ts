interface BrowserFamily {
  readonly browser: string | null;
  readonly system: string | null;
}

type Rule = readonly [pattern: RegExp, name: string];

/** The first that fits counts: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const browsers: readonly Rule[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly Rule[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Only the family is kept: enough for a person to know their own browser by, and no fingerprint. */
export function describeBrowser(userAgent: string | undefined): BrowserFamily {
  const name = (rules: readonly Rule[]) =>
    rules.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: name(browsers), system: name(systems) };
}

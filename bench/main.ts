// npm run bench: everything, or only what is named (npm run bench http start).
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  vin: async () => (await import('./vin.ts')).benchVin(),
  ledger: async () => (await import('./ledger.ts')).benchLedger(),
  http: async () => (await import('./http-speed.ts')).benchHttp(),
  start: async () => (await import('./start-time.ts')).benchStart(),
  pages: async () => (await import('./page-weight.ts')).benchPages(),
  lighthouse: async () => (await import('./lighthouse-scores.ts')).benchLighthouse(),
};

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** One file a line; what follows → is imported there and must be refused, what follows ✓ must not. */
const walls = `
src/vin/x.ts → node:fs zod/mini #contract/x.ts #server/x.ts ../contract/x.ts ./../contract/x.ts ✓ ./y.ts #vin/y.ts
src/vin/deep/x.ts → #analysis/x.ts ../y.ts ✓ ./y.ts #vin/y.ts
src/contract/x.ts → node:path fastify #analysis/x.ts #server/x.ts #web/x.ts ✓ zod zod/mini ./y.ts #vin/y.ts
src/analysis/x.ts → node:path #contract/x.ts #print/x.ts #server/x.ts ✓ zod/mini ./y.ts #vin/y.ts
src/print/x.ts → #server/x.ts #web/x.ts ✓ node:path typst #vin/y.ts #contract/y.ts #analysis/y.ts ./y.ts
src/server/x.ts → #web/x.ts ../web/x.ts ✓ node:path ./core/y.ts ./features/y/z.ts #contract/y.ts
src/server/platform/x.ts → #contract/sites.ts #vin/x.ts #server/core/sites/x.ts #server/config.ts #web/x.ts ✓ pg #contract/endpoint.ts #contract/problems.ts #server/platform/http/y.ts
src/server/platform/http/x.ts → ../database.ts #server/services.ts ✓ fastify #server/platform/database.ts
src/server/sources/x.ts → #server/core/sites/x.ts #server/importers/x.ts #server/features/a/x.ts ✓ ./y.ts #vin/y.ts #server/platform/y.ts
src/server/importers/x.ts → #server/core/sites/x.ts #server/sources/x.ts #print/x.ts ✓ ./y.ts #contract/y.ts #server/platform/y.ts
src/server/core/sites/x.ts → #server/features/gate/x.ts #server/app.ts #server/config.ts #server/testing/x.ts #web/x.ts ✓ #server/core/gate/y.ts #server/services.ts #server/sources/y.ts #print/y.ts
src/server/features/gate/x.ts → #server/features/accounts/x.ts #server/features/gate/x.ts #server/jobs.ts #server/importers/x.ts #web/x.ts ✓ ./y.ts #server/core/gate/y.ts #server/platform/y.ts #server/services.ts #contract/y.ts
src/web/x.ts → #server/x.ts #print/x.ts node:fs ../server/x.ts ✓ react ./ui/y.tsx ./features/gate/y.tsx #contract/y.ts #vin/y.ts
src/web/features/gate/x.tsx → #web/features/accounts/x.tsx #web/routes.tsx #web/auth-screens.tsx #web/main.tsx #web/kit/x.tsx #server/x.ts node:fs ✓ react ./y.tsx #web/ui/y.tsx #web/api.ts #web/site.tsx #contract/y.ts
src/web/ui/x.tsx → #web/site.tsx #contract/constants.ts #vin/x.ts i18next react-router ✓ react react/jsx-runtime radix-ui ./y.tsx #web/ui/y.tsx
src/web/x.test.ts → #server/x.ts ../x.ts ✓ vitest node:fs ./x.ts
src/server/core/sites/x.test.ts → ../x.ts ✓ vitest #server/testing/new-site.ts #server/features/gate/y.ts
scripts/x.mjs → ../src/server/x.ts ✓ node:fs ./y.mjs
`;

/** Who may read the environment. */
const readers = `
src/server/config.ts ✓
src/server/app.ts →
src/server/core/sites/env.ts →
src/web/env.ts →
scripts/env.mjs ✓
env.config.ts ✓
`;

const lines = (text: string) => text.trim().split('\n');
const cases = lines(walls).map((line) => {
  const [file = '', forbidden = '', allowed = ''] = line.split(/ → | ✓ /);
  return { file, forbidden: forbidden.split(' '), allowed: allowed.split(' ') };
});

const folder = mkdtempSync(path.join(tmpdir(), 'vinyard-walls-'));
let refused: readonly string[];

beforeAll(() => {
  const settings = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  write('biome.json', JSON.stringify({ ...settings, vcs: { enabled: false } }));
  for (const { file, forbidden, allowed } of cases) {
    write(file, [...forbidden, ...allowed].map((name) => `import '${name}';\n`).join(''));
  }
  for (const line of lines(readers))
    write(line.split(' ')[0] ?? '', 'export const port = process.env.PORT;\n');
  refused = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Each refusal as `rule file:line`. */
function lint(): string[] {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const done = spawnSync(process.execPath, [biome, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...done.stdout.matchAll(/title=lint\/style\/(\w+),file=([^,]+),line=(\d+)/g)].map(
    ([, rule, file = '', line]) => `${rule} ${path.relative(folder, path.resolve(folder, file))}:${line}`,
  );
}

it.each(cases)('$file imports what stands below it and nothing else', ({ file, forbidden, allowed }) => {
  const isRefused = (index: number) => refused.includes(`noRestrictedImports ${file}:${index + 1}`);
  const names = [...forbidden, ...allowed];
  expect(names.filter((_name, index) => isRefused(index))).toEqual(forbidden);
});

it.each(lines(readers))('the environment is read in config.ts alone: %s', (line) => {
  const [file, mark] = line.split(' ');
  expect(refused.includes(`noProcessEnv ${file}:1`)).toBe(mark === '→');
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

it.each(sources)('%s imports zod in the one way that the browser build leaves out', (name) => {
  const imports = readFileSync(path.join(folder, name), 'utf8').match(/^import (?!type ).*zod.*$/gm) ?? [];
  expect(imports.filter((line) => line !== "import * as z from 'zod/mini';")).toEqual([]);
});

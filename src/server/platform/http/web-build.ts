import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/problems.ts';

interface Chunk {
  readonly file: string;
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** What one page entry needs in its head. */
export interface EntryFiles {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The catalogue of words that the page fetches first, by language. */
  readonly words: Readonly<Record<Language, string | undefined>>;
}

export const webFolder = path.resolve(import.meta.dirname, '../../../../dist/web');

/** The build writes all styles into one file under this name (`cssCodeSplit: false`). */
const oneStylesheet = 'style.css';

export class WebNotBuilt extends Error {}

/** Reads the manifest of the built pages; `catalogue` names the words that the entry fetches first. */
export function readEntry(entry: string, catalogue: string, folder = webFolder): EntryFiles {
  const file = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new WebNotBuilt('The pages are not built. Run: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const found = collect(manifest, entry);
  const [first, ...others] = found;
  if (!first) throw new WebNotBuilt(`The built pages have no entry ${entry}. Run: npm run build`);
  return {
    script: first.file,
    preloads: others.map((chunk) => chunk.file),
    styles: manifest[oneStylesheet] ? [manifest[oneStylesheet].file] : [],
    fonts: Object.values(manifest)
      .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
      .filter(
        (name, index, all) => /inter-latin-wght-normal.*\.woff2$/.test(name) && all.indexOf(name) === index,
      ),
    words: {
      en: manifest[`src/web/words/en/${catalogue}.json`]?.file,
      es: manifest[`src/web/words/es/${catalogue}.json`]?.file,
    },
  };
}

function collect(manifest: Record<string, Chunk>, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collect(manifest, next, seen))];
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/problems.ts';

interface Chunk {
  readonly file: string;
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What one page entry needs in its head. */
export interface EntryFiles {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The catalogues of words that the page fetches first, by language. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** What a page loads at once: by source file, and by the names of its catalogues of words. */
export interface PageSources {
  readonly entry: string;
  /** Parts that the entry asks for by itself, only later than the page can know. */
  readonly parts: readonly string[];
  readonly catalogues: readonly string[];
}

export const webFolder = path.resolve(import.meta.dirname, '../../../../dist/web');

/** The build writes all styles into one file under this name (`cssCodeSplit: false`). */
const oneStylesheet = 'style.css';

export class WebNotBuilt extends Error {}

/** Finds the built files of a page in the manifest. */
export function readEntry({ entry, parts, catalogues }: PageSources, folder = webFolder): EntryFiles {
  const file = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new WebNotBuilt('The pages are not built. Run: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const wordsIn = (language: Language) =>
    catalogues.map((name) => chunkOf(manifest, `src/web/words/${language}/${name}.json`).file);
  const seen = new Set<string>();
  return {
    script: chunkOf(manifest, entry).file,
    preloads: [entry, ...parts].flatMap((source) => collect(manifest, source, seen)),
    styles: manifest[oneStylesheet] ? [manifest[oneStylesheet].file] : [],
    fonts: Object.values(manifest)
      .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
      .filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      .filter(isFirst),
    words: { en: wordsIn('en'), es: wordsIn('es') },
  };
}

const isFirst = (name: string, index: number, all: readonly string[]) => all.indexOf(name) === index;

/** The file of a source and of everything it imports, each once. */
function collect(manifest: Manifest, source: string, seen: Set<string>): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { file, imports = [] } = chunkOf(manifest, source);
  return [file, ...imports.flatMap((next) => collect(manifest, next, seen))];
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new WebNotBuilt(`The built pages have no ${source}. Run: npm run build`);
  return chunk;
}

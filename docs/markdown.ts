import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every document of the project, by its path from the root. */
export const documents: readonly string[] = [
  ...readdirSync(root),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join('docs', file),
  ),
].filter((file) => file.endsWith('.md'));

interface Mention {
  readonly document: string;
  readonly line: string;
  readonly text: string;
}

/** What a document writes as code, inline or fenced, with the line it stands on. */
export function codeIn(document: string): Mention[] {
  let isFenced = false;
  return readText(document)
    .split('\n')
    .flatMap((line) => {
      if (line.trimStart().startsWith('```')) {
        isFenced = !isFenced;
        return [];
      }
      const texts = isFenced ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      return texts.map((text) => ({ document, line, text }));
    });
}

/** The npm commands in a piece of code: `npm start`, `npm run check`. */
export const commandsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].map(([whole, name = '']) =>
    whole.startsWith('npm run') ? `npm run ${name}` : `npm ${name}`,
  );

const folders = /^(src|docs|scripts|migrations|tsconfig|bench|e2e|fixtures|\.ci)\//;
const insideSrc =
  /^(vin|contract|analysis|print|server|web|core|features|platform|sources|importers|testing|ui)\//;
const bases = ['', 'src', 'src/server', 'src/web'];

const allNames = new Set(
  ['src', 'scripts', 'docs', 'migrations', 'tsconfig', 'bench', 'e2e', '.']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((file) =>
        path.basename(file),
      ),
    ),
);

/** Whether a piece of code looks like a path of ours; a pattern or a placeholder does not. */
export function isOurPath(text: string): boolean {
  if (!/^#?[\w./-]+$/.test(text)) return false;
  const name = text.replace(/^#/, '');
  return folders.test(name) || insideSrc.test(name) || /^[\w-][\w.-]*\.(ts|tsx|mjs|md|sql)$/.test(name);
}

/** A bare file name counts when any file has it: no two of ours share one. */
export function pathExists(text: string): boolean {
  const name = text.replace(/^#/, '');
  if (!name.includes('/')) return allNames.has(name);
  return bases.some((base) => existsSync(path.join(root, base, name)));
}

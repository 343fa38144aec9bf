import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, commandsIn, documents, isOurPath, pathExists, readText, root } from './markdown.ts';

const manifest = JSON.parse(readText('package.json'));
const scripts: Readonly<Record<string, string>> = manifest.scripts;
const code = documents.flatMap(codeIn);

/** Named in the documents before they exist, on lines that say "coming". What has come must leave this list. */
const notYet = ['src/analysis/', 'src/print/', 'src/server/importers/'];

/** npm's own commands, which need no script. */
const npmItself = ['npm install', 'npm ci'];
/** Quick, and they change nothing. */
const safeCommands = ['npm run -s vinyard -- --help'];

/** A command exists when its script does and points at something that can run. */
function commandExists(command: string): boolean {
  if (npmItself.includes(command)) return true;
  const script = scripts[command.replace(/^npm (run )?/, '')];
  if (!script) return false;
  const [program = '', ...args] = script.split(' ');
  const file = args.find((arg) => !arg.startsWith('-'));
  if (program === 'node') return file !== undefined && existsSync(path.join(root, file));
  const project = /--project (\w+)/.exec(script)?.[1];
  if (project && !readText('vitest.config.ts').includes(`name: '${project}'`)) return false;
  return existsSync(path.join(root, 'node_modules/.bin', program));
}

const isThere = (thing: string) => (thing.startsWith('npm ') ? commandExists(thing) : pathExists(thing));
const isNotYet = (thing: string) =>
  ['', 'src/', 'src/server/', 'src/web/'].some((base) =>
    notYet.some(
      (missing) =>
        base + thing === missing || (missing.endsWith('/') && `${base}${thing}/`.startsWith(missing)),
    ),
  );

describe('the documents', () => {
  it('name only commands and paths that exist, or say that they are coming', () => {
    const wrong = code.flatMap(({ document, line, text }) =>
      [...commandsIn(text), ...(isOurPath(text) ? [text] : [])]
        .filter((thing) => !isThere(thing) && !(isNotYet(thing) && line.includes('coming')))
        .map((thing) => `${document}: ${thing}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no longer call anything coming that is there', () => {
    expect(notYet.filter(isThere)).toEqual([]);
  });

  it('link only to files that exist', () => {
    const broken = documents.flatMap((document) =>
      [...readText(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target))
        .map((target) => path.join(path.dirname(document), target))
        .filter((target) => !existsSync(path.join(root, target)) && !isNotYet(target))
        .map((target) => `${document}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it.each(safeCommands)(
    '%s does what they say',
    (command) => {
      expect(code.some(({ text }) => text.includes(command))).toBe(true);
      const done = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
      expect(done.status, done.stdout + done.stderr).toBe(0);
    },
    30_000,
  );

  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s stays short', (document) => {
    expect(readText(document).split('\n').length).toBeLessThan(100);
  });

  it('tell a contributor every script', () => {
    const named = codeIn('CONTRIBUTING.md').flatMap(({ text }) => commandsIn(text));
    const all = Object.keys(scripts).map((name) =>
      /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(all.filter((command) => !named.includes(command))).toEqual([]);
  });

  it('give a reason for every dependency and for nothing else', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest;
    const explained = [...readText('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, name]) => name,
    );
    const installed = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    expect(explained.sort()).toEqual(installed.sort());
  });

  it('explain every setting that the server reads', () => {
    const read = new Set(
      [...readText('src/server/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name),
    );
    const section = readText('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
    const explained = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(explained.sort()).toEqual([...read].sort());
  });

  it('number the decisions without a gap, each with its four parts', () => {
    const decisions = documents.filter((document) => document.startsWith('docs/decisions/')).sort();
    decisions.forEach((document, index) => {
      expect(path.basename(document)).toMatch(
        new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`),
      );
      const headings = [...readText(document).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect([document, ...headings]).toEqual([
        document,
        'Context',
        'Decision',
        'What it costs',
        'How to undo it',
      ]);
    });
  });
});

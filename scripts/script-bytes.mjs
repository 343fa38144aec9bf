// How much script a page loads, gzip: the entry, what it imports, and the parts that page asks for later.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const webDir = path.resolve(import.meta.dirname, '../dist/web');

/** Page → its entry and the parts of the page that are loaded on demand, by source file. */
const pages = {
  login: ['src/web/auth.tsx'],
  dashboard: [
    'src/web/main.tsx',
    'src/web/features/dashboard/dashboard-screen.tsx',
    'src/web/features/vehicles/vin-start.tsx',
  ],
  'vin-check': ['src/web/main.tsx', 'src/web/features/vehicles/vin-check-screen.tsx'],
};

/** Bytes of gzipped script per page of the built web. */
export function scriptBytes(dir = webDir) {
  const manifest = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(pages).map(([page, sources]) => {
      const files = new Set();
      for (const source of sources) collect(manifest, source, files);
      const bytes = [...files].map(
        (file) => gzipSync(readFileSync(path.join(dir, file)), { level: 9 }).length,
      );
      return [page, bytes.reduce((sum, size) => sum + size, 0)];
    }),
  );
}

function collect(manifest, source, files) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the manifest of the built web`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

if (import.meta.main) {
  for (const [page, bytes] of Object.entries(scriptBytes())) {
    process.stdout.write(`${page.padEnd(12)}${(bytes / 1000).toFixed(1).padStart(8)} kB\n`);
  }
}

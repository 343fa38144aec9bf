// A Vite plugin: puts a gzip and a brotli sibling beside every built file that gets smaller by it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|json|svg|txt|webmanifest)$/;

export function compressAssets(): Plugin {
  let outDir = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async writeBundle() {
      const names = (await readdir(outDir)).filter((file) => compressible.test(file));
      // All at once: Node packs them on as many threads as it has.
      await Promise.all(names.map((name) => compress(path.join(outDir, name))));
    },
  };
}

async function compress(file: string) {
  const bytes = await readFile(file);
  const sizeHint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, sizeHint),
  ]);
  if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
}

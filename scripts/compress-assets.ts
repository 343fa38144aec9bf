// A Vite plugin: puts a gzip and a brotli sibling beside every built file that gets smaller by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
    writeBundle() {
      for (const name of readdirSync(outDir).filter((file) => compressible.test(file))) {
        const file = path.join(outDir, name);
        const bytes = readFileSync(file);
        writeIfSmaller(`${file}.gz`, gzipSync(bytes, { level: 9 }), statSync(file).size);
        writeIfSmaller(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          statSync(file).size,
        );
      }
    },
  };
}

function writeIfSmaller(file: string, packed: Buffer, plainSize: number) {
  if (packed.length < plainSize) writeFileSync(file, packed);
}

import path from 'node:path';
import { createDecoder, type VinDecoder } from '#vin/decode/decode-vin.ts';
import type { DecodedVin, DecodeOptions } from '#vin/decode/decoded-vin.ts';
import { normalizeVin } from '#vin/normalize-vin.ts';
import { prepareVpicFile } from './prepare-vpic-file.ts';
import { readManifest, vpicFolder } from './vpic-files.ts';
import { openVpicSource } from './vpic-read-store.ts';

const MANIFEST_CHECK_MS = 1_000;

export type OfflineVpic = {
  /** Decodes what a person typed: spaces and dashes are dropped, letters are raised. */
  decode: (text: string, options?: DecodeOptions) => DecodedVin;
  version: () => string;
  close: () => void;
};

/** Opens the vPIC copy under the data folder, and follows another process that takes a newer one into use. */
export function openVpic(dataDir: string): OfflineVpic {
  let version = prepareVpicFile(dataDir).version;
  let { decoder, close } = openVersion(dataDir);
  let checkedAtMs = Date.now();

  const follow = (nowMs: number) => {
    checkedAtMs = nowMs;
    const manifest = readManifest(dataDir);
    if (!manifest || manifest.version === version) return;
    try {
      const next = openVersion(dataDir);
      close();
      ({ decoder, close } = next);
      version = manifest.version;
    } catch {
      // Replaced once more while we looked: the file we have still answers, and the next look finds the newest.
    }
  };

  return {
    decode(text, options) {
      const nowMs = Date.now();
      if (nowMs - checkedAtMs >= MANIFEST_CHECK_MS) follow(nowMs);
      return decoder(normalizeVin(text).vin, options);
    },
    version: () => version,
    close: () => close(),
  };
}

function openVersion(dataDir: string): { decoder: VinDecoder; close: () => void } {
  const manifest = readManifest(dataDir);
  if (!manifest) throw new Error(`No vPIC data under ${vpicFolder(dataDir)}.`);
  const source = openVpicSource(path.join(vpicFolder(dataDir), manifest.file));
  return { decoder: createDecoder(source), close: source.close };
}

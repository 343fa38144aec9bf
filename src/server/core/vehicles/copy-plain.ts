import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** Copies a file, unpacking it on the way when it is gzipped, whatever its name says. */
export async function copyPlain(from: string, to: string): Promise<void> {
  const source = await open(from, 'r');
  const magic = Buffer.alloc(2);
  await source.read(magic, 0, 2, 0);
  await source.close();
  const isGzipped = magic[0] === 0x1f && magic[1] === 0x8b;
  if (isGzipped) await pipeline(createReadStream(from), createGunzip(), createWriteStream(to));
  else await pipeline(createReadStream(from), createWriteStream(to));
}

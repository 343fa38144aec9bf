import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#server/platform/http/problem.ts';

/** What was begun and never finished is in nobody's way for longer than this. */
const abandonedAfterMs = 24 * 3600 * 1000;

const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

/** `upload` is a UUID, so it cannot lead anywhere else. */
export const uploadPath = (dataDir: string, upload: string): string =>
  path.join(uploadFolder(dataDir), upload);

interface Piece {
  readonly dataDir: string;
  readonly upload: string;
  readonly offset: number;
  readonly bytes: Readable;
  readonly mostPieceBytes: number;
  readonly mostFileBytes: number;
}

/** Writes one piece at its place and says how much is there; a piece may be sent again, none may be left out. */
export async function receivePiece(piece: Piece): Promise<number> {
  const { offset } = piece;
  if (offset === 0) await removeAbandoned(piece.dataDir);
  const file = uploadPath(piece.dataDir, piece.upload);
  const present = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  if (offset > present) throw new Problem('piece-out-of-order');
  const handle = await open(file, present === 0 ? 'w' : 'r+');
  await handle.truncate(offset);
  await handle.close();
  const most = Math.min(piece.mostPieceBytes, piece.mostFileBytes - offset);
  let received = 0;
  await pipeline(
    piece.bytes,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        received += chunk.length;
        if (received > most) throw new Problem('too-large');
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'r+', start: offset }),
  );
  return offset + received;
}

async function removeAbandoned(dataDir: string): Promise<void> {
  const folder = uploadFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const changedAtMs = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - changedAtMs > abandonedAfterMs) await rm(file, { force: true });
  }
}

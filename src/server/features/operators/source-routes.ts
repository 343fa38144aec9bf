import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type ImportLine, importPiece, importVpic, sourcesHealth } from '#contract/operator-works.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { endImport, insertImport, listImports } from '#server/core/operators/import-store.ts';
import { importVpicAside } from '#server/core/vehicles/import-vpic-aside.ts';
import { VpicImportError } from '#server/core/vehicles/import-vpic-file.ts';
import { readManifest } from '#server/core/vehicles/vpic-files.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { receivePiece, uploadPath } from './receive-piece.ts';

const shownImports = 20;
const pieceBytes = 4 * 1024 * 1024;
/** An import that has run longer was cut off with its process. */
const longestImportMs = 30 * 60_000;

const iso = (atMs: number | undefined): string | null =>
  atMs === undefined ? null : new Date(atMs).toISOString();

type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

function describe({ id, fileName, operator, state, result, startedAt, endedAt }: ImportRow): ImportLine {
  const isCutOff = state === 'running' && Date.now() - startedAt.getTime() > longestImportMs;
  return {
    id,
    file: fileName,
    operator,
    state: isCutOff ? 'interrupted' : state,
    started: startedAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
    wmis: result?.wmis ?? null,
    patterns: result?.patterns ?? null,
    elements: result?.elements ?? null,
    trouble: result?.trouble ?? null,
  };
}

/** Never throws: what went wrong is kept with the import. */
async function takeIn(services: Services, upload: string, name: string): Promise<void> {
  const { db, log, config } = services;
  const file = uploadPath(config.dataDir, upload);
  try {
    const { wmis, patterns, elements } = await importVpicAside({ file, dataDir: config.dataDir, name });
    await endImport(db, upload, { state: 'done', wmis, patterns, elements });
  } catch (error) {
    const isOurs = !(error instanceof VpicImportError);
    if (isOurs) log.error({ err: error, upload }, 'an import failed');
    const trouble = isOurs ? 'internal-error' : error.message;
    await endImport(db, upload, { state: 'failed', trouble }).catch((late) =>
      log.error({ err: late, upload }, 'the end of an import could not be noted'),
    );
  } finally {
    await rm(file, { force: true }).catch((error) => log.warn({ err: error }, 'an upload stays behind'));
  }
}

export const sourceRoutes: readonly Route[] = [
  route(sourcesHealth, async ({ db, config, vehicles }) => {
    const manifest = readManifest(config.dataDir);
    const health = vehicles.serviceHealth();
    return success({
      vpic_file: manifest && {
        version: manifest.version,
        origin: manifest.origin,
        from: manifest.from,
        built: manifest.builtAt,
      },
      vpic_service: {
        state: health?.state ?? 'off',
        last_answer: iso(health?.lastAnswerAtMs),
        last_failure: iso(health?.lastFailureAtMs),
      },
      imports: (await listImports(db, shownImports)).map(describe),
      most_bytes: config.importMaxBytes,
      piece_bytes: pieceBytes,
    });
  }),

  // Not an action: nothing changes until `importVpic` takes the whole file, and that is in the audit log.
  route(importPiece, async ({ config }, { input, request }) => {
    if (!(request.body instanceof Readable)) throw new Problem('wrong-content-type');
    const received = await receivePiece({
      ...input,
      dataDir: config.dataDir,
      bytes: request.body,
      mostPieceBytes: importPiece.limits.bodyBytes,
      mostFileBytes: config.importMaxBytes,
    });
    return success({ received });
  }),

  operatorAction(importVpic, async (tx, { input, operator }, services) => {
    const { upload, file } = input;
    if (!existsSync(uploadPath(services.config.dataDir, upload))) throw new Problem('piece-out-of-order');
    const isNew = await insertImport(tx, { id: upload, operatorId: operator.id, fileName: file });
    if (!isNew) throw new Problem('piece-out-of-order');
    return {
      answer: success({}),
      audit: { action: 'import-vpic', target: upload, after: { file } },
      afterwards: () => void takeIn(services, upload, file),
    };
  }),
];

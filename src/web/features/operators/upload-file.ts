import { importPiece } from '#contract/operator-works.ts';
import { buildRequest } from '#web/api.ts';
import { ownProblem, problemFromReply } from '#web/call-problem.ts';

interface UploadOptions {
  readonly upload: string;
  readonly pieceBytes: number;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const tries = 3;

/** Sends a file piece by piece; a piece that did not arrive is sent again. */
export async function uploadFile(file: File, options: UploadOptions): Promise<void> {
  const { pieceBytes, onProgress } = options;
  for (let offset = 0; offset < file.size; offset += pieceBytes) {
    await sendPiece(file.slice(offset, offset + pieceBytes), offset, options);
    onProgress((Math.min(offset + pieceBytes, file.size) / file.size) * 100);
  }
}

async function sendPiece(piece: Blob, offset: number, { upload, signal }: UploadOptions): Promise<void> {
  const { url, init } = buildRequest(importPiece, { upload, offset });
  const headers = { ...init.headers, 'content-type': 'application/octet-stream' };
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { ...init, headers, body: piece, signal }).catch((problem: unknown) => {
      if (signal.aborted || attempt === tries) throw signal.aborted ? problem : ownProblem('offline');
      return undefined;
    });
    if (answer?.ok) return;
    if (answer && (answer.status < 500 || attempt === tries)) {
      throw problemFromReply(answer.status, await answer.json().catch(() => undefined));
    }
  }
}

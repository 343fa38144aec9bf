import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';
import { readForm } from './read-form.ts';

/** Forms (multipart or url-encoded) and JSON arrive as one plain object of fields, plain bytes as a stream. */
export function acceptBodies(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) =>
    readForm(request.headers['content-type'] ?? '', body as Buffer, done),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  // A file on its own stays a stream: whoever takes it in counts its bytes.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.removeContentTypeParser('text/plain');
}

const clientErrors: Readonly<Record<string, ConstructorParameters<typeof Problem>[0]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
};

/** What Fastify and its body parsers throw for bad requests, in our words. */
export function problemFromBodyError(error: { code?: string; statusCode?: number }): Problem | undefined {
  const known = clientErrors[error.code ?? ''];
  if (known) return new Problem(known);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('unreadable-body');
  return undefined;
}

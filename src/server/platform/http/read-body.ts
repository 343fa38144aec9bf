import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Forms (multipart or url-encoded) and JSON all arrive as one plain object of fields. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 100, files: 1, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 101 },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.removeContentTypeParser('text/plain');
}

const clientErrors: Readonly<Record<string, ConstructorParameters<typeof Problem>[0]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_FILES_LIMIT: 'too-large',
};

/** What Fastify and its body parsers throw for bad requests, in our words. */
export function problemFromBodyError(
  error: { code?: string; statusCode?: number },
  request: FastifyRequest,
): Problem | undefined {
  const known = clientErrors[error.code ?? ''];
  if (known) return new Problem(known);
  // The form parser throws plain errors; until it has finished there is no body.
  if (request.isMultipart() && !request.body) return new Problem('unreadable-body');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('unreadable-body');
  return undefined;
}

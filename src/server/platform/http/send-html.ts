import { constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Sends HTML, packed for who can unpack it. Pages hold no secret whose length could be guessed from the outside. */
export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipSync(html, { level: constants.Z_BEST_SPEED }));
}

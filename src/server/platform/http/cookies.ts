import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Read where one is asked for; a plugin would run its hooks on every call. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie ? parseCookie(cookie)[name] : undefined;
}

export function setCookie(
  reply: FastifyReply,
  name: string,
  { value, ...attributes }: Omit<SetCookie, 'name'>,
): void {
  reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }));
}

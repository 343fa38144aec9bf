import { fastifyCookie, type SerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Read where one is asked for; as a plugin it would run two hooks on every call. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie ? fastifyCookie.parse(cookie)[name] : undefined;
}

export function setCookie(
  reply: FastifyReply,
  name: string,
  { value, ...options }: SerializeOptions & { readonly value: string },
): void {
  reply.header('set-cookie', fastifyCookie.serialize(name, value, options));
}

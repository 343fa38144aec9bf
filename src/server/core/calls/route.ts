import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Access, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/problems.ts';
import type { Account } from '#server/core/accounts/account-store.ts';
import type { Operator } from '#server/core/operators/operator-store.ts';
import type { Site } from '#server/core/sites/site.ts';
import type { Services } from '#server/services.ts';
import type { TimeLimit } from './time-limit.ts';

/** One call as a feature sees it: checked input, the site, and who is asking. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly input: InputOf<E>;
  readonly site: Site;
  /** What the words of the answer are in. */
  readonly language: Language;
  /** Always there on an endpoint that asks for a signed-in customer. */
  readonly account: E['access'] extends 'anyone'
    ? Account | undefined
    : E['access'] extends 'operator'
      ? undefined
      : Account;
  readonly operator: E['access'] extends 'operator' ? Operator : undefined;
  readonly token: E['access'] extends 'anyone' ? string | undefined : string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Its `signal` is aborted when the endpoint's time limit is over. */
  readonly limit: Pick<TimeLimit, 'signal'>;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (services: Services, call: Call) => Promise<unknown>;
}

/** Binds a declared endpoint to the use case behind it. */
export function route<Input extends Endpoint['input'], Reply extends z.ZodMiniType, Who extends Access>(
  endpoint: Endpoint<Input, Reply, Who>,
  handle: (services: Services, call: Call<Endpoint<Input, Reply, Who>>) => Promise<z.input<Reply>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** The body of an answer that went well. */
export const success = <Rest extends object>(rest: Rest) => ({ status: 'success' as const, ...rest });

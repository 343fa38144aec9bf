import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { Account } from '#server/core/accounts/account-store.ts';
import type { Site } from '#server/core/sites/site.ts';
import type { Services } from '#server/services.ts';

/** One call as a feature sees it: checked input, the site, and who is asking. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly input: InputOf<E>;
  readonly site: Site;
  /** Always there on an endpoint that asks for a signed-in caller. */
  readonly account: E['access'] extends 'anyone' ? Account | undefined : Account;
  readonly token: E['access'] extends 'anyone' ? string | undefined : string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted when the endpoint's time limit is over. */
  readonly signal: AbortSignal;
}

type Handle<E extends Endpoint> = (services: Services, call: Call<E>) => Promise<ReplyOf<E>>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: Handle<Endpoint<Endpoint['input'], Endpoint['reply'], Access>>;
}

/** Binds a declared endpoint to the use case behind it. */
export function route<E extends Endpoint>(endpoint: E, handle: Handle<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

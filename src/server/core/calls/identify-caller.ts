import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { Account, UserType } from '#server/core/accounts/account-store.ts';
import { findSessionAccount } from '#server/core/accounts/session-store.ts';
import { findMembership } from '#server/core/dealerships/member-store.ts';
import { gateCookie } from '#server/core/gate/gate-cookie.ts';
import { holdsGatePass } from '#server/core/gate/gate-store.ts';
import { isGated, type Site } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

interface Caller {
  readonly account: Account | undefined;
  readonly token: string | undefined;
}

const allowed: Readonly<Record<Exclude<Access, 'anyone'>, readonly UserType[]>> = {
  customer: ['user', 'dealer', 'operator'],
  dealer: ['dealer'],
  owner: ['dealer'],
  operator: ['operator'],
};

interface Asked {
  readonly site: Site;
  readonly endpoint: Endpoint;
}

/** Checks the gate first, then the token, then the role; answers who is asking, at once where anybody may. */
export function identifyCaller(
  services: Services,
  request: FastifyRequest,
  asked: Asked,
): Caller | Promise<Caller> {
  const { site, endpoint } = asked;
  const isOpen = endpoint.access === 'anyone' && (endpoint.gate === 'open' || !isGated(site));
  if (isOpen) return { account: undefined, token: readBearer(request.headers.authorization) };
  return admitCaller(services, request, asked);
}

async function admitCaller(
  services: Services,
  request: FastifyRequest,
  { site, endpoint }: Asked,
): Promise<Caller> {
  if (endpoint.gate === 'pass' && isGated(site)) {
    const pass = request.cookies[gateCookie];
    if (!pass || !(await holdsGatePass(services.db, site.id, pass))) throw new Problem('gate-pass-required');
  }
  const token = readBearer(request.headers.authorization);
  if (endpoint.access === 'anyone' || !token) {
    if (endpoint.access !== 'anyone') throw new Problem('login-required');
    return { account: undefined, token };
  }
  const account = await findSessionAccount(services.db, site.id, token);
  if (!account) throw new Problem('login-required');
  if (!allowed[endpoint.access].includes(account.userType)) throw new Problem('not-allowed');
  if (endpoint.access === 'owner' && (await findMembership(services.db, account.id))?.role !== 'owner') {
    throw new Problem('not-allowed');
  }
  return { account, token };
}

function readBearer(header: string | undefined): string | undefined {
  if (!header) return undefined;
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1];
}

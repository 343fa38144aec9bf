import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { operatorHeader } from '#contract/operator-header.ts';
import type { Account, UserType } from '#server/core/accounts/account-store.ts';
import { findSessionAccount } from '#server/core/accounts/session-store.ts';
import { findMembership } from '#server/core/dealerships/member-store.ts';
import { gateCookie } from '#server/core/gate/gate-cookie.ts';
import { holdsGatePass } from '#server/core/gate/gate-store.ts';
import { operatorCookie } from '#server/core/operators/operator-cookie.ts';
import { findSessionOperator } from '#server/core/operators/operator-session-store.ts';
import type { Operator } from '#server/core/operators/operator-store.ts';
import { isGated, type Site } from '#server/core/sites/site.ts';
import { readCookie } from '#server/platform/http/cookies.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

interface Caller {
  readonly account: Account | undefined;
  readonly operator: Operator | undefined;
  readonly token: string | undefined;
}

const allowed: Readonly<Record<Exclude<Access, 'anyone' | 'operator'>, readonly UserType[]>> = {
  customer: ['user', 'dealer'],
  dealer: ['dealer'],
  owner: ['dealer'],
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
  if (isOpen) {
    const token = readBearer(request.headers.authorization);
    return { account: undefined, operator: undefined, token };
  }
  return admitCaller(services, request, asked);
}

async function admitCaller(
  services: Services,
  request: FastifyRequest,
  { site, endpoint }: Asked,
): Promise<Caller> {
  if (endpoint.gate === 'pass' && isGated(site)) {
    const pass = readCookie(request, gateCookie);
    if (!pass || !(await holdsGatePass(services.db, site.id, pass))) throw new Problem('gate-pass-required');
  }
  if (endpoint.access === 'operator') return await identifyOperator(services, request);
  const token = readBearer(request.headers.authorization);
  if (endpoint.access === 'anyone' || !token) {
    if (endpoint.access !== 'anyone') throw new Problem('login-required');
    return { account: undefined, operator: undefined, token };
  }
  const account = await findSessionAccount(services.db, site.id, token);
  if (!account) throw new Problem('login-required');
  if (!allowed[endpoint.access].includes(account.userType)) throw new Problem('not-allowed');
  if (endpoint.access === 'owner' && (await findMembership(services.db, account.id))?.role !== 'owner') {
    throw new Problem('not-allowed');
  }
  return { account, operator: undefined, token };
}

/** The cookie comes by itself, so the header must say that a page of ours asked. */
async function identifyOperator({ db }: Services, request: FastifyRequest): Promise<Caller> {
  const token = readCookie(request, operatorCookie);
  if (!token) throw new Problem('operator-login-required');
  if (!request.headers[operatorHeader]) throw new Problem('not-from-console');
  const operator = await findSessionOperator(db, token);
  if (!operator) throw new Problem('operator-login-required');
  return { account: undefined, operator, token };
}

function readBearer(header: string | undefined): string | undefined {
  if (!header) return undefined;
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1];
}

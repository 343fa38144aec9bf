import type { FastifyRequest } from 'fastify';
import type { Endpoint, RateLimit } from '#contract/endpoint.ts';
import type { Account } from '#server/core/accounts/account-store.ts';
import type { Operator } from '#server/core/operators/operator-store.ts';
import type { Site } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

interface Asked {
  readonly site: Site;
  readonly endpoint: Endpoint;
  readonly account: Account | undefined;
  readonly operator: Operator | undefined;
  readonly input: Record<string, unknown>;
}

/** Counts the call against each limit its endpoint declares. */
export async function limitRate(services: Services, request: FastifyRequest, asked: Asked): Promise<void> {
  for (const rate of asked.endpoint.limits.rates) {
    const where = rate.isOverAllSites ? 'all' : asked.site.id;
    const key = `${where} ${asked.endpoint.path} ${whoCounts(rate, request, asked)}`;
    const { allowed, retryAfterSeconds } = await services.rateLimiter.hit({
      key,
      count: rate.count,
      seconds: rate.seconds,
    });
    if (!allowed) {
      throw new Problem('too-many-requests', { headers: { 'retry-after': String(retryAfterSeconds) } });
    }
  }
}

function whoCounts(rate: RateLimit, request: FastifyRequest, asked: Asked): string {
  if (rate.per === 'address') return request.ip;
  if (rate.per === 'account') return (asked.account ?? asked.operator)?.id ?? request.ip;
  return String(asked.input[rate.per.field]);
}

import { httpTimeoutMs } from '#contract/constants.ts';
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts';
import { operatorHeader } from '#contract/operator-header.ts';
import { membersPrefix } from '#contract/pages.ts';
import { CallProblem, mayPassByItself, ownProblem, problemFromReply } from './call-problem.ts';
import { currentLanguage } from './language.ts';
import { retryGenerically } from './retry.ts';
import { readStored } from './storage.ts';

interface CallOptions {
  /** A configured path that replaces the endpoint's own. */
  readonly path?: string;
  readonly signal?: AbortSignal;
  /** Reads are asked again by themselves; a call that changes something only when it says so. */
  readonly isRepeatable?: boolean;
}

/** Sends `input` as its endpoint declares and answers with the reply, or throws a `CallProblem`. */
export function call<E extends Endpoint>(endpoint: E, input: SentOf<E>, options: CallOptions = {}) {
  return callWithin(endpoint, input, { ...options, timeoutMs: httpTimeoutMs });
}

/** The client without a time limit: for following the progress of something that may take long. */
export function follow<E extends Endpoint>(endpoint: E, input: SentOf<E>, options: CallOptions = {}) {
  return callWithin(endpoint, input, { ...options, timeoutMs: undefined });
}

type WithinOptions = CallOptions & { readonly timeoutMs: number | undefined };

async function callWithin<E extends Endpoint>(endpoint: E, input: SentOf<E>, options: WithinOptions) {
  const request = buildRequest(endpoint, input, options.path);
  const ask = () => send(request, options) as Promise<ReplyOf<E>>;
  const isRepeatable = options.isRepeatable ?? request.init.method === 'GET';
  return isRepeatable ? retryGenerically(ask, { mayRetry: mayPassByItself }) : ask();
}

interface CallRequest {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Record<string, string> };
}

/** What goes over the wire for a call; optional fields are there only when filled. */
export function buildRequest<E extends Endpoint>(
  endpoint: E,
  input: SentOf<E>,
  path = endpoint.path,
): CallRequest {
  const method = endpoint.methods[0] ?? 'GET';
  const url = `${membersPrefix}/${path}`;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    uri: location.hostname,
  };
  const token = readStored('user')?.token;
  if (endpoint.access === 'operator') headers[operatorHeader] = '1';
  else if (token) headers.authorization = `Bearer ${token}`;
  const entries = Object.entries(input);
  const filled = endpoint.sendsEmpty ? entries : entries.filter(([, value]) => isFilled(value));
  if (endpoint.send === 'query') {
    const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
    return { url: query ? `${url}?${query}` : url, init: { method, headers } };
  }
  if (endpoint.send === 'json') {
    headers['content-type'] = 'application/json';
    return { url, init: { method, headers, body: JSON.stringify(Object.fromEntries(filled)) } };
  }
  const form = new FormData();
  for (const [name, value] of filled) form.append(name, value instanceof Blob ? value : String(value));
  return { url, init: { method, headers, body: form } };
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

async function send({ url, init }: CallRequest, { timeoutMs, signal }: WithinOptions): Promise<unknown> {
  const limits = [timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs), signal];
  const response = await fetch(url, {
    ...init,
    signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
  }).catch((failure: unknown) => {
    throw asProblem(failure);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw problemFromReply(response.status, body);
  if (body === undefined) throw ownProblem('unreadable-answer', response.status);
  return body;
}

function asProblem(failure: unknown) {
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return ownProblem('no-answer-in-time');
  if (failure instanceof DOMException && failure.name === 'AbortError') return failure;
  return failure instanceof CallProblem ? failure : ownProblem('offline');
}

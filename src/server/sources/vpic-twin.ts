import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MAX_BATCH = 50;
const MESSAGE =
  'Results returned successfully. NOTE: Any missing decoded values should be interpreted as unknown.';

/** What the next request gets instead of an answer. */
type Trouble = { kind: 'status'; status: number } | { kind: 'html' } | { kind: 'silence'; forMs: number };

export type VpicTwin = {
  baseUrl: string;
  requests: { method: string; path: string }[];
  trouble: (...next: Trouble[]) => void;
  stop: () => Promise<void>;
};

/**
 * Stands in for the vPIC service in development and tests, on loopback. It has the quirks of the real one: every value a string,
 * '' for unknown, codes as a comma list, fifty VINs a batch, error pages of HTML.
 */
export async function startVpicTwin(
  answer: (vin: string, year?: number) => Record<string, string>,
): Promise<VpicTwin> {
  const requests: VpicTwin['requests'] = [];
  const troubles: Trouble[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vpic');
    requests.push({ method: request.method ?? '', path: url.pathname });
    const trouble = troubles.shift();
    if (trouble) meetTrouble(trouble, response);
    else serve(request, url, answer).then((reply) => send(response, reply.status, reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/vehicles/`,
    requests,
    trouble: (...next) => troubles.push(...next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Reply = { status: number; body: unknown };

async function serve(
  request: IncomingMessage,
  url: URL,
  answer: (vin: string, year?: number) => Record<string, string>,
): Promise<Reply> {
  const single = /^\/api\/vehicles\/DecodeVinValuesExtended\/([^/]*)$/i.exec(url.pathname);
  if (single && request.method === 'GET') {
    const vin = decodeURIComponent(single[1] ?? '');
    const year = url.searchParams.get('modelyear');
    return wrap(`VIN(s): ${vin}`, [answer(vin, year ? Number(year) : undefined)]);
  }
  if (/^\/api\/vehicles\/DecodeVINValuesBatch\/?$/i.test(url.pathname) && request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    const lines = (form.get('data') ?? '').split(';').filter((line) => line.trim() !== '');
    if (lines.length === 0 || lines.length > MAX_BATCH) return { status: 400, body: 'Bad Request' };
    const results = lines.map((line) => {
      const [vin = '', year] = line.split(',').map((part) => part.trim());
      return answer(vin, year ? Number(year) : undefined);
    });
    return wrap(`VIN(s): ${form.get('data')}`, results);
  }
  return { status: 404, body: 'Not Found' };
}

function wrap(searchCriteria: string, results: Record<string, string>[]): Reply {
  return {
    status: 200,
    body: { Count: results.length, Message: MESSAGE, SearchCriteria: searchCriteria, Results: results },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json; charset=utf-8' });
  response.end(isText ? `<html><body>${body}</body></html>` : JSON.stringify(body));
}

function meetTrouble(trouble: Trouble, response: ServerResponse): void {
  if (trouble.kind === 'status') send(response, trouble.status, 'Service Unavailable');
  else if (trouble.kind === 'html') send(response, 200, 'An error occurred');
  else setTimeout(() => response.destroy(), trouble.forMs).unref();
}

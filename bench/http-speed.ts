import path from 'node:path';
import { membersPrefix } from '#contract/pages.ts';
import { createDataDir } from '#server/testing/test-data-dir.ts';
import { echoForm, echoJson, sentFields } from './echo-endpoints.ts';
import { medianOf, printFigure } from './figure.ts';
import { rawRequest, startLoadGenerator } from './http-load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const connections = 50;
const rounds = 8;
const roundMs = 1000;
const warmUpMs = 3000;

/** Requests a second of the real product against bare node:http, in alternating rounds, at most a minute. */
export async function benchHttp(): Promise<void> {
  const dataDir = await createDataDir();
  const product = await startMeasured('http-product-process.ts', [
    dataDir.path,
    path.join(dataDir.path, 'bench.log'),
  ]);
  const bare = await startMeasured('http-bare-process.ts');
  try {
    await compare('validated JSON call', await jsonRequest(), { product, bare, atLeast: 0.6 });
    await compare('multipart call', await formRequest(), { product, bare });
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await dataDir.remove();
  }
}

async function jsonRequest(): Promise<string> {
  return rawRequest(`${membersPrefix}/${echoJson.path}`, 'application/json', JSON.stringify(sentFields));
}

async function formRequest(): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(sentFields)) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return rawRequest(`${membersPrefix}/${echoForm.path}`, type, await encoded.text());
}

interface Pair {
  readonly product: MeasuredProcess;
  readonly bare: MeasuredProcess;
  readonly atLeast?: number;
}

interface Round {
  readonly perSecond: number;
  readonly cpuMicros: number;
}

async function compare(name: string, request: string, { product, bare, atLeast }: Pair): Promise<void> {
  await checkSameBody(request, product.port, bare.port);
  const generator = startLoadGenerator();
  const load = (server: MeasuredProcess, milliseconds: number) =>
    generator.run({ port: server.port, request, connections, milliseconds });
  const measure = async (server: MeasuredProcess): Promise<Round> => {
    const before = await server.cpuMs();
    const { answers, seconds } = await load(server, roundMs);
    const spentMs = (await server.cpuMs()) - before;
    return { perSecond: answers / seconds, cpuMicros: (spentMs * 1000) / answers };
  };
  await load(product, warmUpMs);
  await load(bare, warmUpMs);
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Turning the order round each time cancels a machine that slowly gets busier or calmer.
    const order = round % 2 === 0 ? [product, bare] : [bare, product];
    for (const server of order) (server === product ? ours : theirs).push(await measure(server));
  }
  generator.stop();
  const [our, their] = [ours, theirs].map((all) => medianOf(all.map(({ perSecond }) => perSecond)));
  const [ourCpu, theirCpu] = [ours, theirs].map((all) => medianOf(all.map(({ cpuMicros }) => cpuMicros)));
  printFigure({
    name: `http: ${name}`,
    value: `${Math.round(our ?? 0)} req/s`,
    against: `bare node:http ${Math.round(their ?? 0)} req/s`,
    ratio: (our ?? 0) / (their ?? 1),
    ...(atLeast !== undefined && { wanted: { atLeast } }),
  });
  printFigure({
    name: `http: ${name}, processor time`,
    value: `${Math.round(ourCpu ?? 0)} µs`,
    against: `bare node:http ${Math.round(theirCpu ?? 0)} µs`,
    ratio: (ourCpu ?? 0) / (theirCpu ?? 1),
  });
}

/** A comparison of servers that answer different things would be worthless. */
async function checkSameBody(request: string, ...ports: number[]): Promise<void> {
  const [head = '', body = ''] = [
    request.slice(0, request.indexOf('\r\n\r\n')),
    request.split('\r\n\r\n').slice(1).join('\r\n\r\n'),
  ];
  const url = head.split(' ')[1] ?? '';
  const type = /content-type: (.+)/.exec(head)?.[1] ?? '';
  const bodies = await Promise.all(
    ports.map(async (port) => {
      const answer = await fetch(`http://localhost:${port}${url}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      return await answer.text();
    }),
  );
  if (new Set(bodies).size !== 1) throw new Error(`the servers answer differently: ${bodies.join(' ')}`);
}

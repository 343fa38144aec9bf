// The peer: node:http alone, with the same validation and the same form parser, answering the same body.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import * as z from 'zod/mini';
import { membersPrefix } from '#contract/pages.ts';
import { echo, echoForm, echoJson } from './echo-endpoints.ts';
import { tellParent } from './measured-process.ts';

function readJson(request: IncomingMessage, done: (fields: unknown) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
}

function readForm(request: IncomingMessage, done: (fields: unknown) => void): void {
  const fields: Record<string, string> = {};
  const form = new Busboy({ headers: request.headers as BusboyHeaders });
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('finish', () => done(fields));
  request.pipe(form);
}

function answer(response: ServerResponse, fields: unknown): void {
  const read = z.safeParse(echoJson.input, fields);
  if (!read.success) {
    response.writeHead(400).end();
    return;
  }
  const body = JSON.stringify(z.parse(echoJson.reply, echo(read.data)));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  response.writeHead(200, headers).end(body);
}

const server = createServer((request, response) => {
  if (request.url === `${membersPrefix}/${echoJson.path}`) {
    readJson(request, (fields) => answer(response, fields));
  } else if (request.url === `${membersPrefix}/${echoForm.path}`) {
    readForm(request, (fields) => answer(response, fields));
  } else response.writeHead(404).end();
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') tellParent(address.port, async () => undefined);
});

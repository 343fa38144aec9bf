import { request } from 'node:http';
import { inject } from 'vitest';

interface Sent {
  readonly host: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  readonly raw?: { readonly type: string; readonly body: string | Uint8Array };
  readonly token?: string;
  readonly cookie?: string;
  /** The visitor's address, as a proxy on this machine would tell it. */
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any shape
  readonly body: any;
}

/** One request to the shared test server, as any host, with a real multipart body for forms. */
export async function send(path: string, sent: Sent): Promise<Answer> {
  const { body, type } = await encode(sent);
  const headers: Record<string, string> = {
    host: sent.host,
    ...(type && { 'content-type': type }),
    ...(body && { 'content-length': String(body.byteLength) }),
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...(sent.cookie && { cookie: sent.cookie }),
    ...(sent.address && { 'x-forwarded-for': sent.address }),
    ...sent.headers,
  };
  return await new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(path, inject('serverUrl')),
      { method: sent.method ?? (body ? 'POST' : 'GET'), headers },
      async (incoming) => {
        const text = Buffer.concat(await incoming.toArray()).toString('utf8');
        const isJson = incoming.headers['content-type']?.includes('json');
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          body: isJson ? JSON.parse(text) : undefined,
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function encode(sent: Sent): Promise<{ body?: Uint8Array; type?: string }> {
  if (sent.raw) return { body: new Uint8Array(Buffer.from(sent.raw.body)), type: sent.raw.type };
  if (sent.json !== undefined) {
    return { body: new Uint8Array(Buffer.from(JSON.stringify(sent.json))), type: 'application/json' };
  }
  if (!sent.form) return {};
  const form = new FormData();
  for (const [name, value] of Object.entries(sent.form)) form.append(name, value);
  const response = new Response(form);
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

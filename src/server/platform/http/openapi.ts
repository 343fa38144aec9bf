import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/problems.ts';

const contentTypes = { form: 'multipart/form-data', json: 'application/json' } as const;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** The OpenAPI 3.1 document of the contract. */
export function describeApi(endpoints: readonly Endpoint[], prefix: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const url = `${prefix}/${path}`;
      for (const method of endpoint.methods) {
        paths[url] = { ...paths[url], [method.toLowerCase()]: describeCall(endpoint, method, path) };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vinyard', version: '1', description: 'Vehicle history reports and window stickers.' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorReply, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describeCall(endpoint: Endpoint, method: 'GET' | 'POST', path: string): Record<string, unknown> {
  const input = schemaOf(endpoint.input, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const fields = Object.entries(input.properties ?? {});
  const hasBody = method === 'POST' && fields.length > 0;
  const kind = endpoint.send === 'json' ? 'json' : 'form';
  return {
    operationId: `${method.toLowerCase()}-${path.replace(/[^a-zA-Z0-9]+/g, '-')}`,
    summary: endpoint.about,
    tags: [endpoint.access],
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: hasBody
      ? []
      : fields.map(([name, schema]) => ({
          name,
          in: 'query',
          required: input.required?.includes(name) ?? false,
          schema,
        })),
    ...(hasBody && { requestBody: { required: true, content: { [contentTypes[kind]]: { schema: input } } } }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

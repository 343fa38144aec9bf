// A Vite plugin: the browser needs a call's path and method, not its schemas, which only the server applies.
import type { Plugin } from 'vite';

const zodImport = "import * as z from 'zod/mini';";
const standIn = '\0no-schemas';

/** A stand-in for zod that takes every call and is of no use as a schema, and says so when tried. */
const standInCode = `
const refuse = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', '_zod', '~standard']);
export const z = new Proxy(() => z, {
  get(_target, name) {
    if (refuse.has(name)) throw new Error('schemas are left out of the browser');
    return z;
  },
  apply: () => z,
});
`;

export function leaveOutSchemas(): Plugin {
  return {
    name: 'leave-out-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:no-schemas' ? standIn : undefined),
    load: (id) => (id === standIn ? standInCode : undefined),
    transform(code, id) {
      if (!id.includes('/src/contract/') || !code.includes(zodImport)) return undefined;
      return { code: code.replace(zodImport, "import { z } from 'virtual:no-schemas';"), map: null };
    },
  };
}

import { Busboy } from '@fastify/busboy';
import { Problem } from './problem.ts';

type Value = string | Buffer;
type Fields = Record<string, Value | Value[]>;
type Done = (problem: Problem | null, fields?: Fields) => void;

const limits = { fields: 100, files: 1, parts: 101 } as const;

/** Reads a whole multipart body: text as text, a file as its bytes, a repeated name as a list. */
export function readForm(contentType: string, body: Buffer, done: Done): void {
  const fields: Fields = Object.create(null);
  let isDone = false;
  const finish: Done = (problem, read) => {
    if (isDone) return;
    isDone = true;
    done(problem, read);
  };
  const add = (name: string | undefined, value: Value) => {
    if (name === undefined) return;
    const before = fields[name];
    fields[name] =
      before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  };

  const form = openForm(contentType, body.length);
  if (!form) {
    finish(new Problem('unreadable-body'));
    return;
  }
  form.on('field', add);
  form.on('file', (name, stream) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => add(name, Buffer.concat(chunks)));
    stream.on('error', () => finish(new Problem('unreadable-body')));
  });
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit']) {
    form.on(event, () => finish(new Problem('too-large')));
  }
  form.on('error', () => finish(new Problem('unreadable-body')));
  form.on('finish', () => finish(null, fields));
  form.end(body);
}

/** Undefined when the content type names no boundary. The body's own size bounds its fields. */
function openForm(contentType: string, bodyBytes: number) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fieldSize: bodyBytes, fileSize: bodyBytes },
    });
  } catch {
    return undefined;
  }
}

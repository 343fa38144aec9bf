import { describe, expect, test } from 'vitest';
import { readForm } from './read-form.ts';

async function read(form: FormData) {
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return await readBytes(type, Buffer.from(await sent.arrayBuffer()));
}

const readBytes = (type: string, body: Buffer) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    readForm(type, body, (problem, fields) => (problem ? reject(problem) : resolve({ ...fields })));
  });

describe('a form', () => {
  test('gives text as text, a file as its bytes, and a repeated name as a list', async () => {
    const form = new FormData();
    form.append('name', 'Citroën ☂');
    form.append('empty', '');
    form.append('__proto__', 'x');
    form.append('file', new Blob([new Uint8Array([0, 255, 13, 10])]), 'a.bin');
    for (const tag of ['a', 'b', 'c']) form.append('tag', tag);
    const fields = await read(form);
    expect(fields).toMatchObject({ name: 'Citroën ☂', empty: '', tag: ['a', 'b', 'c'] });
    expect(fields.file).toEqual(Buffer.from([0, 255, 13, 10]));
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  test('with a hundred and one fields, or two files, is too large', async () => {
    const fields = new FormData();
    for (let n = 0; n <= 100; n += 1) fields.append(`f${n}`, 'x');
    await expect(read(fields)).rejects.toMatchObject({ code: 'too-large' });
    const files = new FormData();
    for (const name of ['a', 'b']) files.append(name, new Blob(['x']), 'x.txt');
    await expect(read(files)).rejects.toMatchObject({ code: 'too-large' });
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x'],
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nab',
    ],
    ['of something else', 'multipart/form-data; boundary=x', 'hello'],
  ])('%s cannot be read', async (_name, type, body) => {
    await expect(readBytes(type, Buffer.from(body))).rejects.toMatchObject({ code: 'unreadable-body' });
  });
});

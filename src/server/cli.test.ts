import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { newAddress, newEmail } from '#server/testing/new-account.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';

const vinyard = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'cli.ts'), ...args],
    { env: { ...process.env, DATABASE_URL: inject('databaseUrl') } },
  );

it('an operator made on the command line logs in with the password it prints, and is made once', async () => {
  const email = newEmail();
  const { stdout } = await vinyard('operator', 'create', email.toUpperCase());
  const pass = /shown this once: (\S+)/.exec(stdout)?.[1];
  expect(pass).toMatch(/^([a-z2-7]{4}-){4}[a-z2-7]{4}$/);
  const { host } = await newSite();
  const ask = () =>
    send('/members/api/operator/login', { host, json: { email, pass }, address: newAddress() });
  expect((await ask()).body.setup).not.toBeNull();
  await expect(vinyard('operator', 'create', email)).rejects.toThrow(`${email} is an operator already.`);
  await vinyard('operator', 'reset', email);
  expect((await ask()).status).toBe(401);
});

it.each([
  [['operator', 'create', 'nobody'], '"nobody" is not an e-mail address.'],
  [['operator', 'reset', 'nobody@example.com'], 'nobody@example.com is no operator.'],
  [['operator', 'dismiss', 'x'], 'That is not a whole command.'],
])('%j is answered with one clear sentence', async (args, words) => {
  await expect(vinyard(...args)).rejects.toThrow(words);
});

it('a site made on the command line is served at its host', async () => {
  const host = `made-${Date.now()}.test`;
  const { stdout } = await vinyard('site', 'create', `https://Members.${host}/`, 'Made', 'by', 'hand');
  expect(stdout).toContain(`Made by hand is served at ${host}.`);
  expect((await send('/members/login', { host })).text).toContain('Made by hand');
  await expect(vinyard('site', 'create', host, 'Again')).rejects.toThrow(`${host} belongs to Made by hand`);
});

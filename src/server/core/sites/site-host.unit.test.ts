import { expect, it } from 'vitest';
import { normaliseHost } from './site-host.ts';

it.each([
  ['localhost:3000', 'localhost'],
  ['LOCALHOST', 'localhost'],
  ['members.Brand.com', 'brand.com'],
  ['app.brand.com:443', 'brand.com'],
  ['app.members.brand.com', 'members.brand.com'],
  ['brand.com.', 'brand.com'],
  ['members.', 'members'],
  ['https://app.brand.com/members/login?x=1', 'brand.com'],
  ['[::1]:3000', '[::1]'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['cnv.localhost', 'cnv.localhost'],
  ['', ''],
])('the host %s belongs to %s', (host, expected) => {
  expect(normaliseHost(host)).toBe(expected);
});

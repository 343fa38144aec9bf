import { expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

it.each([
  ['cars.test', undefined, 'https', 'cars.test', 'https://cars.test'],
  ['cars.test', undefined, 'https', 'members.cars.test:8443', 'https://cars.test'],
  ['cars.test', undefined, 'http', 'evil.test', 'http://cars.test'],
  ['cnv.localhost', undefined, 'http', 'cnv.localhost:3000', 'http://cnv.localhost:3000'],
  ['localhost', undefined, 'http', 'localhost:3000', 'http://localhost:3000'],
  ['cars.test', 'https://{host}', 'http', 'cars.test:3000', 'https://cars.test'],
  ['cars.test', 'https://one.test:8443', 'http', 'cars.test', 'https://one.test:8443'],
])('a link in a mail of %s leads to the brand itself %#', (mainHost, publicUrl, protocol, host, origin) => {
  expect(siteOrigin({ mainHost }, { publicUrl, protocol, host })).toBe(origin);
});

import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { findRedirect, pagePath, type VisitState } from './redirects.ts';

const exempt = [
  '/my-vehicles',
  '/admin-login',
  '/dealers-signup',
  '/success-page',
  '/delete-account',
  '/checkout',
  '/payment',
  '/vehicle-checks',
  '/404',
  '/preview',
  '/dvh',
  '/confirm',
  '/vin-check',
  '/license-preview',
  '/free-vin-check',
  '/verificar-vin-gratis',
  '/console',
  '/join',
  '/reset-password',
  '/confirm-email',
  '/contact',
  '/console',
];
const publicAuth = ['/login', '/forgot-password', '/signup'];
const others = ['/', '/dashboard', '/dealership', '/profile', '/security', '/securelogin', '/no-such-page'];

const closedGate = { hasGateFlag: false, security: 'enabled' };
const gatePassed = [
  { hasGateFlag: true, security: 'enabled' },
  { hasGateFlag: false, security: 'disabled' },
  { hasGateFlag: true, security: 'disabled' },
];
const loggedOut = [
  { hasLoginFlag: false, hasToken: false },
  { hasLoginFlag: true, hasToken: false },
  { hasLoginFlag: false, hasToken: true },
];
const loggedIn = { hasLoginFlag: true, hasToken: true };

type Row = readonly [path: string, state: Omit<VisitState, 'path'>, expected: string | undefined];
const paths = [...exempt, ...publicAuth, ...others];

const table: readonly Row[] = paths.flatMap((path): Row[] => {
  const behindGate = exempt.includes(path) || path === '/securelogin' ? undefined : '/securelogin';
  const staysOut = [...exempt, ...publicAuth, '/securelogin'].includes(path);
  const goesHome = [...publicAuth, '/'].includes(path);
  return [
    ...[...loggedOut, loggedIn].map((login): Row => [path, { ...closedGate, ...login }, behindGate]),
    ...gatePassed.flatMap((gate) => [
      ...loggedOut.map((login): Row => [path, { ...gate, ...login }, staysOut ? undefined : '/login']),
      [path, { ...gate, ...loggedIn }, goesHome ? '/dashboard' : undefined] as Row,
    ]),
  ];
});

describe('the routing rules', () => {
  it('the table holds every page of the specification', () => {
    expect(new Set(paths.filter((path) => path !== '/' && path !== '/no-such-page'))).toEqual(
      new Set(pages.map((page) => page.path)),
    );
  });

  it.each(table)('%s with %o leads to %s', (path, state, expected) => {
    expect(findRedirect({ path, ...state })).toBe(expected);
    expect(findRedirect({ path: `/members${path}`, ...state })).toBe(expected);
    expect(findRedirect({ path: `/members${path}/`, ...state })).toBe(expected);
  });

  it.each([
    ['/members', '/'],
    ['/members/', '/'],
    ['/', '/'],
    ['/members/login/', '/login'],
    ['/membership', '/membership'],
  ])('%s is the page %s', (path, expected) => {
    expect(pagePath(path)).toBe(expected);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { peekReturn, rememberReturn, takeReturn } from './return-path.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('who has to log in again comes back to the page they were on, once', () => {
  rememberReturn('/members/security/', 'again');
  expect(peekReturn()).toEqual({ path: '/security', why: 'again' });
  expect(takeReturn()).toBe('/security');
  expect(takeReturn()).toBeUndefined();
});

it.each(['/login', '//evil.example', 'https://evil.example', '/no-such-page'])(
  'nobody is led to %s after logging in',
  (path) => {
    rememberReturn(path, 'over');
    expect(takeReturn()).toBeUndefined();
  },
);

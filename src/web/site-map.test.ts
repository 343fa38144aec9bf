import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { authScreens } from './auth-screens.tsx';
import { appRoutes } from './routes.tsx';

const paths = (wrapper: 'auth' | 'app') =>
  pages
    .filter((page) => page.wrapper === wrapper)
    .map((page) => page.path)
    .sort();

describe('the site map', () => {
  it('every page of the lighter wrapper has a screen', () => {
    expect(Object.keys(authScreens).sort()).toEqual(paths('auth'));
  });

  it('every page of the app has a route, and any other path leads to the page that says there is none', () => {
    const routes = appRoutes.map((route) => route.path ?? '');
    expect(routes.filter((path) => path !== '*').sort()).toEqual(paths('app'));
    expect(routes).toContain('*');
  });
});

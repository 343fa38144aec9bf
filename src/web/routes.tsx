import { createBrowserRouter, type RouteObject } from 'react-router';
import { membersPrefix } from '#contract/pages.ts';
import { AppShell } from './app-shell.tsx';
import type { ComingPage } from './features/coming/coming-screen.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './ui/skeleton.tsx';

/** The site map of the app's wrapper; the pages of the lighter one are in auth.tsx. */
export const appRoutes: readonly RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => ({
      Component: (await import('./features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    }),
  },
  coming('/my-vehicles'),
  coming('/dealers-signup'),
  coming('/success-page'),
  coming('/delete-account'),
  coming('/checkout'),
  coming('/payment'),
  coming('/vehicle-checks'),
  coming('/preview'),
  coming('/dvh'),
  coming('/confirm'),
  coming('/vin-check'),
  coming('/license-preview'),
  coming('/free-vin-check'),
  coming('/verificar-vin-gratis'),
  notFound('/404'),
  notFound('*'),
];

/** Every component in every state, for who builds screens; not part of the product. */
const kit: readonly RouteObject[] = import.meta.env.DEV
  ? [{ path: '/kit', lazy: async () => ({ Component: (await import('./kit/kit-screen.tsx')).KitScreen }) }]
  : [];

export const makeRouter = () =>
  createBrowserRouter(
    [
      {
        Component: AppShell,
        ErrorBoundary: PageFailure,
        HydrateFallback: PageSkeleton,
        children: [{ ErrorBoundary: PageFailure, children: [...appRoutes, ...kit] }],
      },
    ],
    { basename: membersPrefix },
  );

/** A page of the specification whose feature is not built yet. */
function coming<Path extends `/${ComingPage}`>(path: Path): RouteObject {
  const page = path.slice(1) as ComingPage;
  return {
    path,
    lazy: async () => {
      const { ComingScreen } = await import('./features/coming/coming-screen.tsx');
      return { element: <ComingScreen page={page} /> };
    },
  };
}

function notFound(path: string): RouteObject {
  return { path, lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }) };
}

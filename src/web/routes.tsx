import i18next from 'i18next';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { membersPrefix } from '#contract/pages.ts';
import { AppShell } from './app-shell.tsx';
import type { ComingPage } from './features/coming/coming-screen.tsx';
import type { VinCheckPage } from './features/vehicles/vin-check-screen.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './ui/skeleton.tsx';

/** The site map of the app's wrapper; the pages of the lighter one are in auth.tsx. */
export const appRoutes: readonly RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => {
      const [{ DashboardScreen }, { VinStart }] = await Promise.all([
        import('./features/dashboard/dashboard-screen.tsx'),
        import('./features/vehicles/vin-start.tsx'),
        i18next.loadNamespaces('vehicles'),
      ]);
      return { element: <DashboardScreen start={<VinStart />} /> };
    },
  },
  coming('/my-vehicles'),
  {
    path: '/dealers-signup',
    lazy: async () => ({
      Component: (await import('./features/dealers/dealers-signup-screen.tsx')).DealersSignupScreen,
    }),
  },
  {
    path: '/dealership',
    lazy: async () => ({
      Component: (await import('./features/dealers/dealership-screen.tsx')).DealershipScreen,
    }),
  },
  coming('/success-page'),
  account(
    '/delete-account',
    async () => (await import('./features/accounts/delete-screen.tsx')).DeleteScreen,
  ),
  coming('/checkout'),
  coming('/payment'),
  coming('/vehicle-checks'),
  coming('/preview'),
  coming('/dvh'),
  coming('/confirm'),
  vinCheck('/vin-check'),
  coming('/license-preview'),
  vinCheck('/free-vin-check'),
  vinCheck('/verificar-vin-gratis'),
  account('/profile', async () => (await import('./features/profiles/profile-screen.tsx')).ProfileScreen),
  account('/security', async () => (await import('./features/accounts/security-screen.tsx')).SecurityScreen),
  account('/contact', async () => (await import('./features/contact/contact-screen.tsx')).ContactScreen),
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

function vinCheck<Path extends `/${VinCheckPage}`>(path: Path): RouteObject {
  const page = path.slice(1) as VinCheckPage;
  return {
    path,
    lazy: async () => {
      if (page === 'verificar-vin-gratis') {
        await (await import('./features/vehicles/prefer-spanish.ts')).preferSpanish();
      }
      const [{ VinCheckScreen }] = await Promise.all([
        import('./features/vehicles/vin-check-screen.tsx'),
        i18next.loadNamespaces('vehicles'),
      ]);
      return { element: <VinCheckScreen page={page} /> };
    },
  };
}

/** A page whose words are in the catalogue of accounts. */
function account(path: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), i18next.loadNamespaces('accounts')]);
      return { Component };
    },
  };
}

function notFound(path: string): RouteObject {
  return { path, lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }) };
}

import { createBrowserRouter, type RouteObject, replace } from 'react-router';
import { membersPrefix } from '#contract/pages.ts';
import { ConsoleShell } from './features/operators/console-shell.tsx';
import { NoPageScreen } from './features/operators/no-page-screen.tsx';
import { SitesScreen } from './features/operators/sites-screen.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './ui/skeleton.tsx';

/** The site map of the operators' console. */
const consoleRoutes: readonly RouteObject[] = [
  { index: true, loader: () => replace('/sites') },
  { path: 'sites', Component: SitesScreen },
  {
    path: 'sites/new',
    lazy: async () => ({
      Component: (await import('./features/operators/new-site-screen.tsx')).NewSiteScreen,
    }),
  },
  {
    path: 'sites/:id',
    lazy: async () => ({ Component: (await import('./features/operators/site-screen.tsx')).SiteScreen }),
  },
  {
    path: 'people',
    lazy: async () => ({ Component: (await import('./features/operators/people-screen.tsx')).PeopleScreen }),
  },
  {
    path: 'people/:id',
    lazy: async () => ({ Component: (await import('./features/operators/person-screen.tsx')).PersonScreen }),
  },
  {
    path: 'generations',
    lazy: async () => ({
      Component: (await import('./features/operators/generations-screen.tsx')).GenerationsScreen,
    }),
  },
  {
    path: 'outbox',
    lazy: async () => ({ Component: (await import('./features/operators/outbox-screen.tsx')).OutboxScreen }),
  },
  {
    path: 'outbox/:id',
    lazy: async () => ({ Component: (await import('./features/operators/mail-screen.tsx')).MailScreen }),
  },
  {
    path: 'jobs',
    lazy: async () => ({ Component: (await import('./features/operators/jobs-screen.tsx')).JobsScreen }),
  },
  {
    path: 'sources',
    lazy: async () => ({
      Component: (await import('./features/operators/sources-screen.tsx')).SourcesScreen,
    }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('./features/operators/audit-screen.tsx')).AuditScreen }),
  },
  {
    path: 'operators',
    lazy: async () => ({
      Component: (await import('./features/operators/operators-screen.tsx')).OperatorsScreen,
    }),
  },
  { path: '*', Component: NoPageScreen },
];

export const makeConsoleRouter = () =>
  createBrowserRouter(
    [
      {
        Component: ConsoleShell,
        ErrorBoundary: PageFailure,
        HydrateFallback: PageSkeleton,
        children: [{ ErrorBoundary: PageFailure, children: [...consoleRoutes] }],
      },
    ],
    { basename: `${membersPrefix}/console` },
  );

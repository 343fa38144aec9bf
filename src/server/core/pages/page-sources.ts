import type { Page } from '#contract/pages.ts';
import type { PageSources } from '#server/platform/http/web-build.ts';

const wrappers = {
  app: { entry: 'src/web/main.tsx', parts: [], catalogues: ['app'] },
  auth: { entry: 'src/web/auth.tsx', parts: [], catalogues: ['auth'] },
  console: { entry: 'src/web/console.tsx', parts: [], catalogues: ['console'] },
} as const satisfies Record<Page['wrapper'], PageSources>;

const vinCheck = {
  parts: ['src/web/features/vehicles/vin-check-screen.tsx'],
  catalogues: ['vehicles'],
};

/** The screens worth asking for with the page's first bytes, instead of after its script has run. */
const screens: Readonly<Record<string, Omit<PageSources, 'entry'>>> = {
  '/dashboard': {
    parts: ['src/web/features/dashboard/dashboard-screen.tsx', 'src/web/features/vehicles/vin-start.tsx'],
    catalogues: ['vehicles'],
  },
  '/vin-check': vinCheck,
  '/free-vin-check': vinCheck,
  '/verificar-vin-gratis': vinCheck,
};

export function pageSources({ path, wrapper }: Page): PageSources {
  const { entry, parts, catalogues } = wrappers[wrapper];
  const screen = screens[path];
  if (!screen) return { entry, parts, catalogues };
  return { entry, parts: [...parts, ...screen.parts], catalogues: [...catalogues, ...screen.catalogues] };
}

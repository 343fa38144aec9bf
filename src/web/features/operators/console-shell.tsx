import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { operatorLogout } from '#contract/operators.ts';
import { call } from '#web/api.ts';
import { languages } from '#web/language.ts';
import { openPage } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
import { ToastArea } from '#web/toast-area.tsx';
import { Button } from '#web/ui/button.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import { useFocusOnNewPage } from '#web/use-focus-on-new-page.ts';
import { switchLanguage } from '#web/words.ts';
import { operatorQuery } from './use-console.ts';

const places = [
  ['/sites', 'sites'],
  ['/people', 'people'],
  ['/generations', 'generations'],
  ['/outbox', 'outbox'],
  ['/jobs', 'jobs'],
  ['/sources', 'sources'],
  ['/audit', 'audit'],
  ['/operators', 'operators'],
] as const;

export function ConsoleShell() {
  const { t, i18n } = useTranslation('console');
  const site = useSite();
  const me = useQuery(operatorQuery());
  const { pathname } = useLocation();
  useFocusOnNewPage();
  const parts = useRef<HTMLElement>(null);
  // On a narrow screen the parts scroll sideways; the current one is always in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the path
  useEffect(() => {
    const current = parts.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <div className="flex min-h-svh flex-col">
      <a
        className="absolute -top-20 left-4 z-10 rounded-lg bg-primary px-4 py-2.5 font-semibold text-on-primary focus:top-2"
        href="#content"
      >
        {t('skip')}
      </a>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4 pt-2 sm:px-6">
          <p className="font-bold text-heading">{t('console')}</p>
          <div className="-mr-3 flex items-center gap-1">
            <span className="hidden text-ink-soft text-small sm:inline">{me.data?.operator.email}</span>
            {site.isLanguageFixed ? null : (
              <LanguageSwitch
                current={i18n.language as keyof typeof languages}
                label={t('language')}
                languages={languages}
                onSwitch={switchLanguage}
              />
            )}
            <LogOutButton />
          </div>
        </div>
        <nav aria-label={t('parts')} className="mx-auto max-w-7xl overflow-x-auto px-2 sm:px-4" ref={parts}>
          <ul className="flex gap-1 p-1">
            {places.map(([to, name]) => (
              <li key={to}>
                <Link
                  aria-current={pathname.startsWith(to) ? 'page' : undefined}
                  className="flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft hover:text-ink aria-[current=page]:border-primary-edge aria-[current=page]:text-ink"
                  to={to}
                >
                  {t(`places.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none sm:px-6"
        id="content"
        tabIndex={-1}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <ToastArea />
      <ScrollRestoration />
    </div>
  );
}

function LogOutButton() {
  const { t } = useTranslation('console');
  const [isBusy, setIsBusy] = useState(false);
  const leave = () => {
    setIsBusy(true);
    call(operatorLogout, {}).then(
      () => openPage('/admin-login'),
      (problem: unknown) => {
        console.warn('the session could not be ended', problem);
        openPage('/admin-login');
      },
    );
  };
  return (
    <Button busyLabel={isBusy && t('loggingOut')} look="quiet" onClick={leave}>
      {t('logOut')}
    </Button>
  );
}

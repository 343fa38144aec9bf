import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { languages } from './language.ts';
import { useSite } from './site.tsx';
import { readStored } from './storage.ts';
import { ToastArea } from './toast-area.tsx';
import { LanguageSwitch } from './ui/language-switch.tsx';
import { PageFooter, PageLayout } from './ui/page-layout.tsx';
import { PageSkeleton } from './ui/skeleton.tsx';
import { textLinkClass } from './ui/text-link.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useRoutingRules } from './use-routing-rules.ts';
import { switchLanguage } from './words.ts';

export function AppShell() {
  const { t, i18n } = useTranslation();
  const site = useSite();
  const isLeaving = useRoutingRules();
  useFocusOnNewPage();
  const isSignedIn = readStored('logged_in');
  return (
    <PageLayout
      brand={site.name}
      footer={<PageFooter contact={t('contact')} text={t('footer')} />}
      homeHref={isSignedIn ? '/members/dashboard' : '/members/login'}
      skipLabel={t('skip')}
      tools={
        <>
          {site.isLanguageFixed ? null : (
            <LanguageSwitch
              current={i18n.language as keyof typeof languages}
              label={t('language')}
              languages={languages}
              onSwitch={switchLanguage}
            />
          )}
          {isSignedIn ? (
            <AccountMenu />
          ) : (
            <a className={`${textLinkClass} px-2`} href="/members/login">
              {t('logIn')}
            </a>
          )}
        </>
      }
    >
      {isLeaving ? null : (
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      )}
      <ToastArea />
      <ScrollRestoration />
    </PageLayout>
  );
}

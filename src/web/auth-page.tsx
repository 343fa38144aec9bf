import type { ReactNode } from 'react';
import { useAuthWords } from './auth-words.tsx';
import { languages } from './language.ts';
import { useSite } from './site.tsx';
import { LanguageSwitch } from './ui/language-switch.tsx';
import { Card, PageFooter, PageLayout } from './ui/page-layout.tsx';
import { useTitle } from './use-title.ts';

interface AuthPageProps {
  title: string;
  lead?: string;
  /** Below the card: the way to the neighbouring page. */
  foot?: ReactNode;
  children: ReactNode;
}

export function AuthPage({ title, lead, foot, children }: AuthPageProps) {
  const { say, language, switchLanguage } = useAuthWords();
  const site = useSite();
  useTitle(title, site.name);
  return (
    <PageLayout
      brand={site.name}
      footer={<PageFooter contact={say('contact')} text={say('footer')} />}
      homeHref="/members/login"
      skipLabel={say('skip')}
      tools={
        site.isLanguageFixed ? null : (
          <LanguageSwitch
            current={language}
            label={say('language')}
            languages={languages}
            onSwitch={switchLanguage}
          />
        )
      }
      width="narrow"
    >
      <Card>
        <h1 className="text-balance font-bold text-title">{title}</h1>
        {lead ? <p className="mt-2 text-pretty text-ink-soft">{lead}</p> : null}
        <div className="mt-6">{children}</div>
      </Card>
      {foot ? <div className="mt-4 text-center">{foot}</div> : null}
    </PageLayout>
  );
}

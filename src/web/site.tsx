import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { fetchSite, type SiteFacts } from './site-start.ts';

interface Site extends SiteFacts {
  readonly name: string;
  /** One kind of credit serves reports and stickers alike. */
  readonly isGlobal: boolean;
  /** The Spanish-language brand offers no other language. */
  readonly isLanguageFixed: boolean;
}

const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

/** Hands the site down and brings its settings up to date once the page has settled. */
export function SiteProvider({ start, children }: { start: SiteFacts; children: ReactNode }) {
  const [facts, setFacts] = useState(start);
  useEffect(() => refreshWhenIdle(setFacts), []);
  const site = useMemo(
    () => ({
      ...facts,
      name: facts.settings.name,
      isGlobal: facts.settings.credit_type === 'global',
      isLanguageFixed: facts.config.cnv,
    }),
    [facts],
  );
  return <SiteContext value={site}>{children}</SiteContext>;
}

function refreshWhenIdle(done: (facts: SiteFacts) => void) {
  let isWanted = true;
  const timer = setTimeout(() => {
    fetchSite().then(
      (facts) => isWanted && done(facts),
      (problem: unknown) => console.warn('the site settings could not be refreshed', problem),
    );
  }, 2000);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

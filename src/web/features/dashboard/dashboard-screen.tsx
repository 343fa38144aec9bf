import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentAccount } from '#contract/accounts.ts';
import { call } from '#web/api.ts';
import { useSite } from '#web/site.tsx';
import { readStored } from '#web/storage.ts';
import { storeCredits } from '#web/store-credits.ts';
import { Section } from '#web/ui/section.tsx';
import { useTitle } from '#web/use-title.ts';
import { AccountFacts } from './account-facts.tsx';
import { CreditCounters } from './credit-counters.tsx';

/** `start` is the field to look up a vehicle with. */
export function DashboardScreen({ start }: { start: ReactNode }) {
  const { t } = useTranslation();
  const site = useSite();
  useTitle(t('dashboard.title'), site.name);
  const account = useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => {
      const reply = await call(currentAccount, {}, { signal });
      storeCredits(reply);
      return reply;
    },
  });
  const name = account.data?.first;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="text-balance break-words font-bold text-title">
          {name ? t('dashboard.greeting', { name }) : t('dashboard.greetingPlain')}
        </h1>
        <p className="mt-1 text-ink-soft">{t('dashboard.lead', { site: site.name })}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <Section title={t('dashboard.vehicles')}>{start}</Section>
        <div className="flex flex-col gap-8">
          <Section title={t('dashboard.credits')}>
            <CreditCounters
              credits={readStored('credits')}
              isGlobal={site.isGlobal}
              subscriptions={readStored('subscriptions')}
            />
          </Section>
          <Section title={t('dashboard.account')}>
            <AccountFacts account={account.data} onRetry={account.isError ? account.refetch : undefined} />
          </Section>
        </div>
      </div>
    </div>
  );
}

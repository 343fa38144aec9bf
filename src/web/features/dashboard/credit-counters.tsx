import { useTranslation } from 'react-i18next';
import type { Credits, Subscriptions } from '#contract/credits.ts';
import { type CreditRow, creditRows, isSomething } from './credit-rows.ts';

interface CreditCountersProps {
  credits: Credits;
  subscriptions: Subscriptions;
  isGlobal: boolean;
}

const names = {
  reports: 'dashboard.creditsReports',
  stickers: 'dashboard.creditsStickers',
  global: 'dashboard.creditsGlobal',
  only: 'dashboard.creditsOnly',
  vinCheck: 'dashboard.creditsVinCheck',
} as const satisfies Record<CreditRow['of'], string>;

/** How many documents can still be made, line by line like a bank statement. */
export function CreditCounters({ credits, subscriptions, isGlobal }: CreditCountersProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language === 'es' ? 'es-US' : 'en-US');
  const rows = creditRows(credits, subscriptions, isGlobal);
  return (
    <>
      <dl className="divide-y divide-line">
        {rows.map(({ of, count, leftThisMonth }) => (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0" key={of}>
            <dt>{t(names[of])}</dt>
            <dd className="font-semibold tabular-nums">
              {count === 'unlimited' ? t('dashboard.creditsUnlimited') : number.format(count)}
            </dd>
            {leftThisMonth > 0 ? (
              <dd className="w-full text-ink-soft text-small tabular-nums">
                {t('dashboard.creditsLeftThisMonth', { left: leftThisMonth })}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-pretty text-ink-soft text-small">
        {rows.some(isSomething) ? t('dashboard.creditsHint') : t('dashboard.creditsNone')}
      </p>
    </>
  );
}

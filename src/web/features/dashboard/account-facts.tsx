import { useTranslation } from 'react-i18next';
import type { currentAccount } from '#contract/accounts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Account = ReplyOf<typeof currentAccount>;

interface AccountFactsProps {
  /** Undefined while it is being asked for. */
  account: Account | undefined;
  /** Given when asking failed. */
  onRetry: (() => void) | undefined;
}

export function AccountFacts({ account, onRetry }: AccountFactsProps) {
  const { t, i18n } = useTranslation();
  if (onRetry && !account) {
    return (
      <Notice tone="warning">
        <p>{t('dashboard.failed')}</p>
        <Button className="mt-3" look="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  const kinds = {
    user: 'dashboard.kindUser',
    dealer: 'dashboard.kindDealer',
  } as const;
  const date = new Intl.DateTimeFormat(i18n.language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long' });
  const name = account && [account.first, account.last].filter(Boolean).join(' ');
  const rows = [
    [t('dashboard.name'), name],
    [t('dashboard.email'), account?.email],
    [t('dashboard.phone'), account && (account.phone ?? '')],
    [t('dashboard.kind'), account && t(kinds[account.user_type])],
    [t('dashboard.since'), account && date.format(new Date(account.created))],
  ] as const;
  return <FactList emptyText={t('dashboard.notGiven')} loadingText={t('dashboard.loading')} rows={rows} />;
}

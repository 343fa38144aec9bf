import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { currentAccount } from '#contract/accounts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { readStored, writeStored } from './storage.ts';
import { textLinkClass } from './ui/text-link.tsx';

/** For dealers only: by the stored flag, until a page has asked who is signed in. */
export function DealershipLink() {
  const { t } = useTranslation();
  const { data } = useQuery<ReplyOf<typeof currentAccount>>({ queryKey: ['account'], enabled: false });
  const isDealer = data ? data.user_type === 'dealer' : readStored('dealer');
  useEffect(() => {
    if (data) writeStored('dealer', isDealer);
  }, [data, isDealer]);
  if (!isDealer) return null;
  return (
    <Link className={`${textLinkClass} px-2`} to="/dealership">
      {t('dealership')}
    </Link>
  );
}

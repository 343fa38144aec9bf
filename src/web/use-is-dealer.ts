import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { currentAccount } from '#contract/accounts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { readStored, writeStored } from './storage.ts';

/** By the stored flag, until a page has asked who is signed in. */
export function useIsDealer(): boolean {
  const { data } = useQuery<ReplyOf<typeof currentAccount>>({ queryKey: ['account'], enabled: false });
  const isDealer = data ? data.user_type === 'dealer' : readStored('dealer');
  useEffect(() => {
    if (data) writeStored('dealer', isDealer);
  }, [data, isDealer]);
  return isDealer;
}

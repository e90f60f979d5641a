'use client';

import type { ReactNode } from 'react';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { getWithdrawalStatus } from '../../rules/withdrawalStates.js';
import { withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';

/** Returns a function that says what the status of a withdrawal means. */
export function useWithdrawalSentence(): (status: string) => ReactNode {
  const t = useSupportMessages(withdrawalTableMessages);
  return (sent) => {
    const status = getWithdrawalStatus(sent);
    if (status === 'pending') return t.rich('pending', { hours: <span className="ep-whole">{t('hours')}</span> });
    if (status !== 'failed') return t.rich(status ?? 'unknown');
    return t.rich('failed', { help: <PlaceLink to="support">{t('contactSupport')}</PlaceLink> });
  };
}

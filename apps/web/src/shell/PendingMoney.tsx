import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { depositsQuery } from '../queries/deposits.js';
import { findCreatedRecord, getDepositPendingState } from '../queries/settledDeposit.js';
import { shareReads } from '../queries/sharedReads.js';
import { useWatchedList } from '../queries/useWatchedList.js';
import { getWithdrawalPendingState, withdrawalsQuery } from '../queries/withdrawals.js';
import { closeSystemNotices } from '../services/systemNotice.js';
import { deposit, forgetDeposit, setDepositStatus } from '../state/deposit.js';
import { getCurrentUserId } from '../state/session.js';
import { restoreDeposit } from '../state/storedDeposit.js';
import { useMoneyNotices } from './useMoneyNotices.js';

const LISTS = [...depositsQuery.queryKey, ...withdrawalsQuery.queryKey];

/** Watches pending deposits and withdrawals on every screen, and reports how they end. */
export function PendingMoney() {
  // Remounted for another user.
  const [userId] = useState(getCurrentUserId);
  return userId !== null && <Watcher userId={userId} />;
}

function Watcher({ userId }: { readonly userId: number }) {
  const { created } = useSnapshot(deposit);
  const { notifyDeposits, notifyWithdrawals } = useMoneyNotices(userId);
  const queryClient = useQueryClient();

  useEffect(restoreDeposit, []);
  // Before the watchers below, so that their first read is shared.
  useEffect(() => shareReads(queryClient, userId, LISTS), [queryClient, userId]);
  useEffect(() => closeSystemNotices, []);

  useWatchedList({
    list: 'deposits',
    userId,
    query: depositsQuery,
    pendingState: getDepositPendingState,
    // Until its record appears, and as long as there is an address to pay to.
    isAwaited: created !== null,
    onRead: ({ items, settled, readAt, isOwnRead }) => {
      const own = created === null ? undefined : findCreatedRecord(created, items, readAt);
      const hasEnded = own !== undefined && getDepositPendingState(own) === 'final';
      if (hasEnded) forgetDeposit();
      else if (own !== undefined) setDepositStatus(own.status);
      notifyDeposits({ settled: hasEnded && !settled.includes(own) ? [own, ...settled] : settled, isOwnRead });
    },
  });
  useWatchedList({
    list: 'withdrawals',
    userId,
    query: withdrawalsQuery,
    pendingState: getWithdrawalPendingState,
    onRead: notifyWithdrawals,
  });
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { bindDeposits, getDepositPendingState } from '../queries/bindDeposits.js';
import { investmentsQuery } from '../queries/bots.js';
import { depositsQuery } from '../queries/deposits.js';
import { shareReads } from '../queries/sharedReads.js';
import { useWatchedList } from '../queries/useWatchedList.js';
import { getWithdrawalPendingState, withdrawalsQuery } from '../queries/withdrawals.js';
import { closeSystemNotices } from '../services/systemNotice.js';
import { deposit } from '../state/deposit.js';
import { getCurrentUserId } from '../state/session.js';
import { restoreDeposits, setDeposits } from '../state/storedDeposit.js';
import { useMoneyNotices } from './useMoneyNotices.js';

/** What one tab reads for all. */
const LISTS = [...depositsQuery.queryKey, ...withdrawalsQuery.queryKey, ...investmentsQuery.queryKey];

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

  useEffect(restoreDeposits, []);
  // Before the watchers below, so that their first read is shared.
  useEffect(() => shareReads(queryClient, userId, LISTS), [queryClient, userId]);
  useEffect(() => closeSystemNotices, []);

  useWatchedList({
    list: 'deposits',
    userId,
    query: depositsQuery,
    pendingState: getDepositPendingState,
    // Until their records appear, and as long as there is an address to pay to.
    isAwaited: created.length > 0,
    onRead: ({ settled, readAt, isOwnRead, ...listing }) => {
      // Not as last rendered: one may have been created since.
      const before = deposit.created;
      const { open, ended } = bindDeposits(before, listing, { readAt, now: Date.now() });
      if (open.length < before.length || open.some((one, at) => one !== before[at])) setDeposits(open);
      notifyDeposits({ settled: [...ended.filter((one) => !settled.includes(one)), ...settled], isOwnRead });
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

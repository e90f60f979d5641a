import { type DepositRecord, depositStateOf, formatAmount, useFormat, type WithdrawalRecord } from '@etherpilot/ui';
import { moneyNoticesMessages, useSupportMessages } from '@etherpilot/ui/messages';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { depositsQuery } from './queries/deposits.js';
import { pendingStateOfDeposit, recordOfCreated } from './queries/settledDeposit.js';
import { useWatchedList } from './queries/useWatchedList.js';
import { pendingStateOfWithdrawal, withdrawalsQuery } from './queries/withdrawals.js';
import { deposit, forgetDeposit, setDepositStatus } from './state/deposit.js';
import { refreshProfile } from './state/session.js';
import { notify } from './state/toasts.js';
import { restoreDeposit } from './state/storedDeposit.js';
import { markUnseen } from './state/unseen.js';

/** Watches deposits and withdrawals that are on their way, whatever screen is shown, and says how they end. */
export function PendingMoney() {
  const t = useSupportMessages(moneyNoticesMessages);
  const { usd } = useFormat();
  const { created } = useSnapshot(deposit);

  const notifyDeposit = (record: DepositRecord) => {
    const [amount, { status }] = [`${formatAmount(record.amount)} ${record.currency}`, record];
    if (depositStateOf(status).isCredited) {
      notify({ tone: 'success', title: t('depositCreditedTitle', { amount }), description: t('depositCredited') });
    } else {
      notify({ tone: 'negative', title: t('depositEndedTitle'), description: t('depositEnded', { amount, status }) });
    }
  };
  const notifyWithdrawal = (record: WithdrawalRecord) => {
    const [amount, { status }] = [usd(record.amount), record];
    const isCompleted = status.toLowerCase() === 'completed';
    notify({
      tone: isCompleted ? 'success' : 'negative',
      title: t(isCompleted ? 'withdrawalCompletedTitle' : 'withdrawalEndedTitle', { amount }),
      description: isCompleted ? t('withdrawalCompleted') : t('withdrawalEnded', { status }),
    });
  };
  const refresh = () => {
    markUnseen();
    void refreshProfile();
  };

  useEffect(restoreDeposit, []);

  useWatchedList({
    list: 'deposits',
    query: depositsQuery,
    pendingState: pendingStateOfDeposit,
    // Until its record shows, and for as long as there is an address to pay to.
    isAwaited: created !== null,
    onRead: (records, settled, readAt) => {
      const own = created === null ? undefined : recordOfCreated(created, records, readAt);
      const hasEnded = own !== undefined && pendingStateOfDeposit(own) === 'final';
      if (hasEnded) forgetDeposit();
      else if (own !== undefined) setDepositStatus(own.status);
      const ended = hasEnded && !settled.includes(own) ? [own, ...settled] : settled;
      ended.forEach(notifyDeposit);
      if (ended.length > 0) refresh();
    },
  });
  useWatchedList({
    list: 'withdrawals',
    query: withdrawalsQuery,
    pendingState: pendingStateOfWithdrawal,
    onRead: (_, settled) => {
      settled.forEach(notifyWithdrawal);
      if (settled.length > 0) refresh();
    },
  });
  return null;
}

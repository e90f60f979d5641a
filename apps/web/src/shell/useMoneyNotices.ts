import { useServerWord, useSupportMessages } from '@etherpilot/ui';
import { useFormat } from '@etherpilot/ui/format';
import { moneyNoticesMessages } from '@etherpilot/ui/messages';
import {
  type DepositRecord,
  getDepositState,
  getWithdrawalStatus,
  type Notice,
  type WithdrawalRecord,
} from '@etherpilot/ui/model';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { getTurnName } from '../queries/useTurn.js';
import type { WatchedRead } from '../queries/useWatchedList.js';
import { showSystemNotice } from '../services/systemNotice.js';
import { isVisibleTabPolling } from '../services/tabTurns.js';
import { notifyMoneyChanges, pickUnreported, type Summarize } from '../state/moneyNotices.js';
import type { MoneyList } from '../state/pendingMoney.js';
import { preferences } from '../state/preferences.js';
import { guardSession } from '../state/session.js';

const isCompleted = ({ status }: WithdrawalRecord) => getWithdrawalStatus(status) === 'completed';

/** Reports how deposits and withdrawals ended: as a toast, and as a system notification while no tab is visible. */
export function useMoneyNotices(userId: number) {
  const t = useSupportMessages(moneyNoticesMessages);
  const { amount: formatAmount, usd } = useFormat();
  const getWord = useServerWord();
  const [, navigate] = useLocation();

  const noticeOfDeposit = (record: DepositRecord): Notice => {
    const [amount, status] = [`${formatAmount(record.amount)} ${record.currency}`, getWord(record.status)];
    return getDepositState(record.status).isCredited
      ? { tone: 'success', title: t('depositCreditedTitle', { amount }), description: t('depositCredited') }
      : { tone: 'negative', title: t('depositEndedTitle'), description: t('depositEnded', { amount, status }) };
  };
  const noticeOfWithdrawal = (record: WithdrawalRecord): Notice => {
    const amount = usd(record.amount);
    return isCompleted(record)
      ? { tone: 'success', title: t('withdrawalCompletedTitle', { amount }), description: t('withdrawalCompleted') }
      : {
          tone: 'negative',
          title: t('withdrawalEndedTitle', { amount }),
          description: t('withdrawalEnded', { status: getWord(record.status) }),
        };
  };
  const summarize: Summarize = (count, tone) => ({
    tone,
    title: t(tone === 'negative' ? 'severalFailedTitle' : 'severalTitle', { count }),
    description: t('several'),
  });

  const systemTextsOfDeposit = ({ currency: coin, status }: DepositRecord) =>
    getDepositState(status).isCredited
      ? { title: t('systemDepositCreditedTitle'), body: t('systemDepositCredited', { coin }) }
      : { title: t('systemDepositEndedTitle'), body: t('systemDepositEnded', { coin, status: getWord(status) }) };
  const systemTextsOfWithdrawal = (record: WithdrawalRecord) => {
    const { currency: coin, status } = record;
    return isCompleted(record)
      ? { title: t('systemWithdrawalCompletedTitle'), body: t('systemWithdrawalCompleted', { coin }) }
      : { title: t('systemWithdrawalEndedTitle'), body: t('systemWithdrawalEnded', { coin, status: getWord(status) }) };
  };

  /** For hidden tabs, by the one tab that made the request. */
  const showOutside = async <Item extends { readonly id: number | string }>(
    list: MoneyList,
    { settled, isOwnRead }: Pick<WatchedRead<Item>, 'settled' | 'isOwnRead'>,
    getTexts: (item: Item) => { readonly title: string; readonly body: string },
  ) => {
    if (document.visibilityState === 'visible' || !isOwnRead || !preferences.current.notifications) return;
    const isCurrent = guardSession();
    if ((await isVisibleTabPolling(getTurnName(list, userId))) || !isCurrent()) return;
    const path = list === 'deposits' ? paths.depositHistory : paths.withdrawalHistory;
    for (const item of settled) {
      const tag = `etherpilot.${userId}.${list}.${item.id}`;
      showSystemNotice({ ...getTexts(item), tag, onClick: () => isCurrent() && navigate(path) });
    }
  };

  return {
    notifyDeposits: (read: Pick<WatchedRead<DepositRecord>, 'settled' | 'isOwnRead'>) => {
      const settled = pickUnreported('deposits', read.settled);
      notifyMoneyChanges(settled.map(noticeOfDeposit), summarize);
      void showOutside('deposits', { ...read, settled }, systemTextsOfDeposit);
    },
    notifyWithdrawals: (read: Pick<WatchedRead<WithdrawalRecord>, 'settled' | 'isOwnRead'>) => {
      const settled = pickUnreported('withdrawals', read.settled);
      notifyMoneyChanges(settled.map(noticeOfWithdrawal), summarize);
      void showOutside('withdrawals', { ...read, settled }, systemTextsOfWithdrawal);
    },
  };
}

import { useMessages, withdrawalHistoryScreenMessages } from '@etherpilot/ui/messages';
import { WithdrawalHistoryScreen } from '@etherpilot/ui/screens/WithdrawalHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { useSettledItems } from '../queries/pending.js';
import { useLoadable } from '../queries/useLoadable.js';
import { isWithdrawalPending, withdrawalsQuery } from '../queries/withdrawals.js';
import { copyText } from '../services/clipboard.js';
import { Title } from './Title.js';

export function WithdrawalHistoryRoute() {
  const t = useMessages(withdrawalHistoryScreenMessages);
  const withdrawals = useQuery(withdrawalsQuery);
  useSettledItems(withdrawals.data, isWithdrawalPending);
  return (
    <>
      <Title>{t('title')}</Title>
      <WithdrawalHistoryScreen
        withdrawals={useLoadable(withdrawals, { title: t('loadFailedTitle'), message: t('loadFailed') })}
        onRefresh={() => void withdrawals.refetch()}
        onCopy={copyText}
      />
    </>
  );
}

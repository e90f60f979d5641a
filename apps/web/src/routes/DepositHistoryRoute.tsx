import { depositHistoryScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { DepositHistoryScreen } from '@etherpilot/ui/screens/DepositHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { depositsQuery, isDepositPending } from '../queries/deposits.js';
import { useSettledItems } from '../queries/pending.js';
import { useLoadable } from '../queries/useLoadable.js';
import { Title } from './Title.js';

export function DepositHistoryRoute() {
  const t = useMessages(depositHistoryScreenMessages);
  const deposits = useQuery(depositsQuery);
  useSettledItems(deposits.data, isDepositPending);
  return (
    <>
      <Title>{t('title')}</Title>
      <DepositHistoryScreen
        deposits={useLoadable(deposits, { title: t('loadFailedTitle'), message: t('loadFailed') })}
        onRefresh={() => void deposits.refetch()}
      />
    </>
  );
}

import { depositHistoryScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { DepositHistoryScreen } from '@etherpilot/ui/screens/DepositHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { depositsQuery } from '../queries/deposits.js';
import { useSettledItems } from '../queries/pending.js';
import { hasSettled, isDepositPending } from '../queries/settledDeposit.js';
import { useLoadable } from '../queries/useLoadable.js';
import { deposit, forgetDeposit } from '../state/deposit.js';
import { Title } from './Title.js';

export function DepositHistoryRoute() {
  const t = useMessages(depositHistoryScreenMessages);
  const deposits = useQuery(depositsQuery);
  useSettledItems(deposits.data, isDepositPending);
  useEffect(() => {
    if (deposit.created !== null && hasSettled(deposit.created, deposits.data ?? [])) forgetDeposit();
  }, [deposits.data]);
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

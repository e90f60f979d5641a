import { depositScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { toText } from '@etherpilot/ui/money';
import { DepositScreen } from '@etherpilot/ui/screens/DepositScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { currenciesQuery, depositsQuery } from '../queries/deposits.js';
import { itemsOf, partialOf } from '../queries/listing.js';
import { useSettledItems } from '../queries/pending.js';
import { isDepositPending } from '../queries/settledDeposit.js';
import { useLoadable } from '../queries/useLoadable.js';
import { depositTraces } from '../queries/traces.js';
import { type Order, useOrder } from '../queries/useOrder.js';
import { useSettledDeposit } from '../queries/useSettledDeposit.js';
import { api } from '../services/api.js';
import { copyText } from '../services/clipboard.js';
import { deposit, rememberDeposit, toggleDepositInfo } from '../state/deposit.js';
import { notify } from '../state/toasts.js';
import { Title } from './Title.js';
import { useGoBack } from './useGoBack.js';

type DepositOrder = Order<typeof DepositScreen, 'onCreateDeposit'>;

const { queryKey } = depositsQuery;

export function DepositRoute() {
  const t = useMessages(depositScreenMessages);
  const { created, isInfoOpen } = useSnapshot(deposit);
  const queryClient = useQueryClient();
  const currencies = useQuery(currenciesQuery);
  const goBack = useGoBack();

  // Only while an address stands here does anything depend on what becomes of its deposit.
  const listing = useQuery({ ...depositsQuery, enabled: created !== null });
  const records = listing.data?.items;
  useSettledItems(records, isDepositPending);
  useSettledDeposit({ records, readAt: listing.dataUpdatedAt }, (settled, ending) => {
    const amount = `${toText(settled.amount)} ${settled.currency}`;
    if (ending === 'paid') notify({ tone: 'success', title: t('paidTitle'), description: t('paid', { amount }) });
    else notify({ tone: 'negative', title: t('endedTitle'), description: t('ended', { amount }) });
  });

  const { submission, order, readAgain } = useOrder({
    send: ({ currency, amount }: DepositOrder) => api.deposits.create({ currency, amount: toText(amount) }),
    onSucceed: ({ currency, address }, { amount }, isThere) => {
      rememberDeposit({ currency, address, amount, createdAt: Date.now() });
      void queryClient.invalidateQueries({ queryKey });
      // Where the form is, the dialog with the address says it.
      const description = t('createdElsewhere', { amount: `${toText(amount)} ${currency}` });
      if (!isThere) notify({ tone: 'success', title: t('createdTitle'), description });
    },
    wordsOf: (failure, { kind }) => {
      const message = kind === 'invalidResponse' ? t('invalidResponse') : failure.message || t('failed');
      return { ...failure, title: t('failedTitle'), message };
    },
    history: { queryKey, read: (options) => api.deposits.list(options), ...depositTraces },
  });

  return (
    <>
      <Title>{t('title')}</Title>
      <DepositScreen
        currencies={itemsOf(useLoadable(currencies, { title: t('loadFailedTitle'), message: t('loadFailed') }))}
        partial={partialOf(currencies.data)}
        submission={submission}
        created={created}
        isInfoOpen={isInfoOpen}
        onCreateDeposit={order}
        onToggleInfo={toggleDepositInfo}
        onCopy={copyText}
        onRetry={() => void currencies.refetch()}
        onReadAgain={readAgain}
        onGoBack={goBack}
        onNotify={notify}
      />
    </>
  );
}

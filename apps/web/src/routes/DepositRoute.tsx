import { useMessages } from '@etherpilot/ui';
import { useFormat } from '@etherpilot/ui/format';
import { depositScreenMessages } from '@etherpilot/ui/messages';
import { toText } from '@etherpilot/ui/money';
import { DepositScreen } from '@etherpilot/ui/screens/DepositScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { config } from '../config.js';
import { payHref } from '../services/payHref.js';
import { currenciesQuery, depositsQuery } from '../queries/deposits.js';
import { orderCode } from '../queries/orderCode.js';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useDepositGoal } from '../queries/useDepositGoal.js';
import { useLatestPrice } from '../queries/useLatestPrice.js';
import { useLoadable } from '../queries/useLoadable.js';
import { api } from '../services/api.js';
import { copyText } from '../services/clipboard.js';
import { balance } from '../state/balance.js';
import { deposit, toggleDepositInfo } from '../state/deposit.js';
import { storeDeposit } from '../state/storedDeposit.js';
import { notify } from '../state/toasts.js';
import { readBotId } from '../navigation/botSearch.js';
import { Title } from '../navigation/Title.js';
import { useGoBack } from '../navigation/useGoBack.js';
import { type CallbackArgument, useOrder } from '../queries/useOrder.js';

type DepositOrder = CallbackArgument<typeof DepositScreen, 'onCreateDeposit'>;

const { queryKey } = depositsQuery;

export function DepositRoute() {
  const t = useMessages(depositScreenMessages);
  const format = useFormat();
  const { created, openInfoId } = useSnapshot(deposit);
  const { current: funds } = useSnapshot(balance);
  const botId = readBotId(useSearch());
  const queryClient = useQueryClient();
  const currencies = useQuery(currenciesQuery);
  const price = useLatestPrice();
  const goBack = useGoBack();

  const { form, changeDraft, order } = useOrder({
    kind: 'deposit',
    isPrefilled: botId !== undefined,
    describe: ({ currency, amount }: DepositOrder) => ({ amount: toText(amount), target: currency, discriminator: '' }),
    prepare:
      async ({ currency, amount }) =>
      (key) =>
        api.deposits.create({ currency, amount: toText(amount) }, { key }),
    onSend: ({ amount }) => {
      const known = orderCode.current?.getKnownIds('deposit') ?? null;
      return ({ currency, address, id: recordId }, { isMounted }) => {
        storeDeposit({ currency, address, amount, createdAt: Date.now(), recordId, known });
        void queryClient.invalidateQueries({ queryKey });
        // On the form itself, the dialog with the address shows it.
        const description = t('createdElsewhere', { amount: `${format.amount(amount)} ${currency}` });
        if (!isMounted) notify({ tone: 'success', title: t('createdTitle'), description });
      };
    },
    messageFor: (failure) => ({ ...failure, title: t('failedTitle'), message: failure.message || t('failed') }),
  });

  return (
    <>
      <Title>{t('title')}</Title>
      <DepositScreen
        currencies={getItems(useLoadable(currencies, { title: t('loadFailedTitle'), message: t('loadFailed') }))}
        partial={getPartialList(currencies.data)}
        price={price}
        goal={useDepositGoal(funds, botId)}
        {...form}
        created={created}
        openInfoId={openInfoId}
        onCreateDeposit={order}
        onToggleInfo={toggleDepositInfo}
        onCopy={copyText}
        onRetry={() => void currencies.refetch()}
        onChangeDraft={changeDraft}
        onGoBack={goBack}
        onNotify={notify}
        addressWarning={config.environment.addressWarning || undefined}
        payHref={payHref}
      />
    </>
  );
}

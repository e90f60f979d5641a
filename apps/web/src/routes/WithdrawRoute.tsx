import { useMessages } from '@etherpilot/ui';
import { useFormat } from '@etherpilot/ui/format';
import { withdrawScreenMessages } from '@etherpilot/ui/messages';
import type { WithdrawalRequest } from '@etherpilot/ui/model';
import { toText } from '@etherpilot/ui/money';
import { WithdrawScreen } from '@etherpilot/ui/screens/WithdrawScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { paths } from '../paths.js';
import { appendReason } from '../queries/failureReason.js';
import { currenciesQuery } from '../queries/deposits.js';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useAddressBook } from './useAddressBook.js';
import { useLatestPrice } from '../queries/useLatestPrice.js';
import { useLoadable } from '../queries/useLoadable.js';
import { getWithdrawalFailureText } from '../queries/withdrawalFailure.js';
import { withdrawalsQuery } from '../queries/withdrawals.js';
import { api } from '../services/api.js';
import { readClipboard } from '../services/clipboard.js';
import { balance } from '../state/balance.js';
import { beginDeduction } from '../state/deductions.js';
import { retryBalance } from '../state/retryBalance.js';
import { refreshProfile } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';
import { useDelayedNavigation, WITHDRAWAL_DELAY_MS } from '../navigation/useDelayedNavigation.js';
import { useOrder } from '../queries/useOrder.js';
import { useOwnDeposits } from './useOwnDeposits.js';

const { queryKey } = withdrawalsQuery;

export function WithdrawRoute() {
  const t = useMessages(withdrawScreenMessages);
  const { usd } = useFormat();
  const { current: funds } = useSnapshot(balance);
  const goLater = useDelayedNavigation();
  const queryClient = useQueryClient();
  const currencies = useQuery(currenciesQuery);

  const { form, changeDraft, order } = useOrder({
    kind: 'withdrawal',
    describe: ({ amount, currency, withdrawalAddress }: WithdrawalRequest) => ({
      amount: toText(amount),
      target: currency,
      discriminator: withdrawalAddress,
    }),
    prepare:
      async ({ amount, ...request }) =>
      (key) =>
        api.withdrawals.create({ ...request, amount: toText(amount) }, { key }),
    onSend: ({ amount, currency }) => {
      const lowerBalance = beginDeduction();
      return ({ message }, { isCurrent }) => {
        if (isCurrent) lowerBalance(amount);
        const summary = t('sentSummary', { amount: usd(amount), currency });
        notify({ tone: 'success', title: t('succeededTitle'), description: message ?? summary });
        void refreshProfile();
        void queryClient.invalidateQueries({ queryKey });
        goLater(paths.withdrawalHistory, WITHDRAWAL_DELAY_MS);
      };
    },
    messageFor: (failure, answer) => ({
      ...failure,
      title: t('failedTitle'),
      message: getWithdrawalFailureText(answer) ?? appendReason(t('failed'), answer.reason),
    }),
  });

  return (
    <>
      <Title>{t('title')}</Title>
      <WithdrawScreen
        currencies={getItems(useLoadable(currencies, { title: t('loadFailedTitle'), message: t('loadFailed') }))}
        partial={getPartialList(currencies.data)}
        balance={funds}
        price={useLatestPrice()}
        onRetryBalance={retryBalance}
        {...form}
        onWithdraw={order}
        addressBook={useAddressBook()}
        ownDeposits={useOwnDeposits()}
        {...(readClipboard && { onReadClipboard: readClipboard })}
        onRetry={() => void currencies.refetch()}
        onChangeDraft={changeDraft}
        onNotify={notify}
      />
    </>
  );
}

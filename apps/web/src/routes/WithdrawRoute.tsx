import { useFormat } from '@etherpilot/ui';
import { useMessages, withdrawScreenMessages } from '@etherpilot/ui/messages';
import { subtract, toText } from '@etherpilot/ui/money';
import { WithdrawScreen } from '@etherpilot/ui/screens/WithdrawScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { paths } from '../paths.js';
import { currenciesQuery } from '../queries/deposits.js';
import { useLoadable } from '../queries/useLoadable.js';
import { type Order, useSubmission } from '../queries/useSubmission.js';
import { withdrawalFailureText } from '../queries/withdrawalFailure.js';
import { withdrawalsQuery } from '../queries/withdrawals.js';
import { api } from '../services/api.js';
import { readClipboard } from '../services/clipboard.js';
import { balance, setBalance } from '../state/balance.js';
import { refreshProfile } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from './Title.js';
import { useDelayedNavigation, WITHDRAWAL_DELAY_MS } from './useDelayedNavigation.js';

type WithdrawalOrder = Order<typeof WithdrawScreen, 'onWithdraw'>;

export function WithdrawRoute() {
  const t = useMessages(withdrawScreenMessages);
  const { usd } = useFormat();
  const { current: funds } = useSnapshot(balance);
  const goLater = useDelayedNavigation();
  const queryClient = useQueryClient();
  const currencies = useQuery(currenciesQuery);

  const readAgain = () => {
    void refreshProfile();
    void queryClient.invalidateQueries({ queryKey: withdrawalsQuery.queryKey });
  };
  const [submission, withdraw] = useSubmission({
    send: ({ amount, ...request }: WithdrawalOrder) => api.withdrawals.create({ ...request, amount: toText(amount) }),
    onSucceed: ({ message }, { amount, currency }) => {
      setBalance(subtract(balance.current.value, amount), 'derived');
      const summary = t('sentSummary', { amount: usd(amount), currency });
      notify({ tone: 'success', title: t('succeededTitle'), description: message ?? summary });
      readAgain();
      goLater(paths.withdrawalHistory, WITHDRAWAL_DELAY_MS);
    },
    onFail: (failure, _, { isUncertain, details }) => {
      const shown = { ...failure, title: t('failedTitle'), message: withdrawalFailureText(details) ?? t('failed') };
      notify({
        tone: 'negative',
        title: isUncertain ? failure.title : shown.title,
        description: isUncertain ? failure.message : shown.message,
      });
      if (isUncertain) readAgain();
      return isUncertain ? failure : shown;
    },
  });

  return (
    <>
      <Title>{t('title')}</Title>
      <WithdrawScreen
        currencies={useLoadable(currencies, { title: t('loadFailedTitle'), message: t('loadFailed') })}
        balance={funds}
        submission={submission}
        onWithdraw={withdraw}
        {...(readClipboard && { onReadClipboard: readClipboard })}
        onRetry={() => void currencies.refetch()}
        onNotify={notify}
      />
    </>
  );
}

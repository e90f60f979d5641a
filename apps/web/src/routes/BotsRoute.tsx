import { sampleStatistics, useFormat } from '@etherpilot/ui';
import { botsScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { isPositive, subtract } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { content } from '../content.js';
import { paths } from '../paths.js';
import { botsQuery, investmentsQuery } from '../queries/bots.js';
import { itemsOf, partialOf } from '../queries/listing.js';
import { startBot } from '../queries/startBot.js';
import { botTraces } from '../queries/traces.js';
import { useLoadable } from '../queries/useLoadable.js';
import { useOrder } from '../queries/useOrder.js';
import { api } from '../services/api.js';
import { balance, setBalance } from '../state/balance.js';
import { refreshProfile } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from './Title.js';
import { SHORT_DELAY_MS, useDelayedNavigation } from './useDelayedNavigation.js';

const { queryKey } = investmentsQuery;

export function BotsRoute() {
  const t = useMessages(botsScreenMessages);
  const { usd } = useFormat();
  const { current: funds } = useSnapshot(balance);
  const goLater = useDelayedNavigation();
  const queryClient = useQueryClient();
  const bots = useQuery(botsQuery);
  // Only an empty balance raises the question whether the money is at work in bots.
  const investments = useQuery({ ...investmentsQuery, enabled: !isPositive(funds.value) });

  const { submission, order, readAgain } = useOrder({
    send: startBot,
    onSucceed: (_, { bot, configuration }) => {
      setBalance(subtract(balance.current.value, configuration.amount), 'derived');
      notify({
        tone: 'success',
        title: t('startedTitle'),
        description: t('started', { name: bot.name, amount: usd(configuration.amount) }),
      });
      void refreshProfile();
      void queryClient.invalidateQueries({ queryKey });
      goLater(paths.activeBots, SHORT_DELAY_MS);
    },
    wordsOf: () => ({ title: t('startFailedTitle'), message: t('startFailed') }),
    history: { queryKey, read: (options) => api.investments.list(options), ...botTraces },
  });

  return (
    <>
      <Title>{t('title')}</Title>
      <BotsScreen
        bots={itemsOf(useLoadable(bots, { title: t('loadFailedTitle'), message: t('loadFailed') }))}
        partial={partialOf(bots.data)}
        balance={funds.value}
        hasInvestments={(investments.data?.items.length ?? 0) > 0}
        statistics={content.statistics ?? sampleStatistics}
        submission={submission}
        onStartBot={order}
        onRequireDeposit={() => goLater(paths.deposit, SHORT_DELAY_MS)}
        onNotify={notify}
        onRetry={() => void bots.refetch()}
        onReadAgain={readAgain}
      />
    </>
  );
}

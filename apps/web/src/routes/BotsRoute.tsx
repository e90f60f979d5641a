import { sampleStatistics, useFormat, useInactiveBotReason, useMessages } from '@etherpilot/ui';
import { botsScreenMessages } from '@etherpilot/ui/messages';
import { toText } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { content } from '../content.js';
import { paths } from '../paths.js';
import { botsQuery, investmentsQuery } from '../queries/bots.js';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useInvestments } from '../queries/useInvestments.js';
import { appendReason } from '../queries/failureReason.js';
import { findBotId, nameDialogFields, startBot } from '../queries/startBot.js';
import { useLoadable } from '../queries/useLoadable.js';
import { balance } from '../state/balance.js';
import { getPreferences, preferences } from '../state/preferences.js';
import { beginDeduction } from '../state/deductions.js';
import { retryBalance } from '../state/retryBalance.js';
import { refreshProfile } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { useOpenedBot, withBot } from '../navigation/botSearch.js';
import { Title } from '../navigation/Title.js';
import { SHORT_DELAY_MS, useDelayedNavigation } from '../navigation/useDelayedNavigation.js';
import { type Order, useOrder } from '../queries/useOrder.js';

type BotOrder = Order<typeof BotsScreen, 'onStartBot'>;
const { queryKey } = investmentsQuery;

export function BotsRoute() {
  const t = useMessages(botsScreenMessages);
  const { usd } = useFormat();
  const inactiveReason = useInactiveBotReason();
  const { current: funds } = useSnapshot(balance);
  const { current: stored } = useSnapshot(preferences);
  const goLater = useDelayedNavigation();
  const queryClient = useQueryClient();
  const bots = useQuery(botsQuery);
  const loadFailed = { title: t('loadFailedTitle'), message: t('loadFailed') };
  const { investments, partial: partialInvestments } = useInvestments({ failure: loadFailed });

  const { form, prepareOrder, order } = useOrder({
    kind: 'bot',
    describe: ({ bot, configuration }: BotOrder) => ({
      amount: toText(configuration.amount),
      target: bot.name,
      discriminator: bot.exchange,
    }),
    prepare: async ({ bot, configuration }, signal) => {
      const notListed = t('notListed', { name: bot.name });
      const botId = await findBotId(bot, { signal, inactiveReason, notListed });
      return (key) => startBot(botId, configuration, key);
    },
    onSend: ({ bot, configuration: { amount } }) => {
      const lowerBalance = beginDeduction();
      return (_, { isCurrent }) => {
        if (isCurrent) lowerBalance(amount);
        const description = t('started', { name: bot.name, amount: usd(amount) });
        notify({ tone: 'success', title: t('startedTitle'), description });
        void refreshProfile();
        void queryClient.invalidateQueries({ queryKey });
        goLater(paths.activeBots, SHORT_DELAY_MS);
      };
    },
    messageFor: (refusal, answer) => {
      const { fieldErrors, reason } = nameDialogFields({ fieldErrors: refusal.fieldErrors, reason: answer.reason });
      return { title: t('startFailedTitle'), message: appendReason(t('startFailed'), reason), fieldErrors };
    },
  });

  return (
    <>
      <Title>{t('title')}</Title>
      <BotsScreen
        bots={getItems(useLoadable(bots, loadFailed))}
        partial={getPartialList(bots.data)}
        balance={funds}
        onRetryBalance={retryBalance}
        investments={investments}
        partialInvestments={partialInvestments}
        statistics={content.statistics ?? sampleStatistics}
        {...form}
        isOneClickDeal={getPreferences(stored).oneClickDeal}
        onStartBot={order}
        initialBotId={useOpenedBot()}
        onRequireDeposit={({ bot }) => goLater(withBot(paths.deposit, bot), SHORT_DELAY_MS)}
        onNotify={notify}
        onRetry={() => void bots.refetch()}
        onConfigureBot={prepareOrder}
      />
    </>
  );
}

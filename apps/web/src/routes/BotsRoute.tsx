import { useInactiveBotReason, useMessages } from '@etherpilot/ui';
import { useFormat } from '@etherpilot/ui/format';
import { botsScreenMessages } from '@etherpilot/ui/messages';
import { sampleStatistics } from '@etherpilot/ui/model';
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
import { findNewInvestment } from '../queries/newInvestment.js';
import { findRestart } from '../queries/restart.js';
import { findBotId, nameDialogFields, startBot } from '../queries/startBot.js';
import { useLoadable } from '../queries/useLoadable.js';
import { balance } from '../state/balance.js';
import { getPreferences, preferences } from '../state/preferences.js';
import { beginDeduction } from '../state/deductions.js';
import { retryBalance } from '../state/retryBalance.js';
import { getCurrentUserId, refreshProfile } from '../state/session.js';
import { rememberStart, type StartedBot, startedBots } from '../state/startedBots.js';
import { notify } from '../state/toasts.js';
import { useOpenedBot, useRestartedId, withBot } from '../navigation/botSearch.js';
import { Title } from '../navigation/Title.js';
import { SHORT_DELAY_MS, useDelayedNavigation } from '../navigation/useDelayedNavigation.js';
import { type CallbackArgument, useOrder } from '../queries/useOrder.js';

type BotOrder = CallbackArgument<typeof BotsScreen, 'onStartBot'>;
const { queryKey } = investmentsQuery;

/** Nobody signed in, or nothing started here. */
const NONE: readonly StartedBot[] = [];

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
  const { current: starts } = useSnapshot(startedBots);
  const restart = findRestart(useRestartedId(), investments.data ?? [], starts[getCurrentUserId() ?? ''] ?? NONE);
  /** The whole list as last read. */
  const getInvestments = () => {
    const listed = queryClient.getQueryData(queryKey);
    return listed && !getPartialList(listed) ? listed.items : undefined;
  };

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
    onSend: ({ bot, configuration }) => {
      const { amount, ...settings } = configuration;
      const lowerBalance = beginDeduction();
      const [userId, before, startedAt] = [getCurrentUserId(), getInvestments(), Date.now()];
      const remember = () => {
        const after = getInvestments();
        if (userId === null || !before || !after || userId !== getCurrentUserId()) return;
        const investmentId = findNewInvestment({ bot, configuration }, before, after);
        if (investmentId !== undefined) rememberStart(userId, { ...settings, investmentId, startedAt });
      };
      return (_, { isCurrent }) => {
        if (isCurrent) lowerBalance(amount);
        const description = t('started', { name: bot.name, amount: usd(amount) });
        notify({ tone: 'success', title: t('startedTitle'), description });
        void refreshProfile();
        void queryClient.invalidateQueries({ queryKey }).then(remember);
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
        restart={restart}
        onRequireDeposit={({ bot }) => goLater(withBot(paths.deposit, bot), SHORT_DELAY_MS)}
        onNotify={notify}
        onRetry={() => void bots.refetch()}
        onConfigureBot={prepareOrder}
      />
    </>
  );
}

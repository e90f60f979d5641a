import { useMessages } from '@etherpilot/ui';
import { useFormat } from '@etherpilot/ui/format';
import { moneyNoticesMessages } from '@etherpilot/ui/messages';
import { findRisks, type Investment, type Notice, type RecordId, type RiskAlert } from '@etherpilot/ui/model';
import { decimal, subtract } from '@etherpilot/ui/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { backgroundInvestmentsQuery } from '../queries/bots.js';
import { preferences } from '../state/preferences.js';
import { noteRisks } from '../state/riskAlerts.js';
import { getCurrentUserId, refreshProfile } from '../state/session.js';
import { startedBots } from '../state/startedBots.js';
import { notify } from '../state/toasts.js';

/** How often the bots with a known stop loss are read, on whichever screen (ms). */
const WATCH_MS = 300_000;

/** More than these at once are combined into one message. */
const MAX_SEPARATE = 2;

const getId = ({ kind, investment }: RiskAlert) => `${kind} ${investment.id}`;

/** Alerts a person, once, of a bot that has stopped or lost more than the stop loss it was started with here. */
export function useRiskAlerts(): void {
  const t = useMessages(moneyNoticesMessages);
  const { usd, percent } = useFormat();
  const { current: starts } = useSnapshot(startedBots);
  const own = starts[getCurrentUserId() ?? ''] ?? [];
  const stopLosses: ReadonlyMap<RecordId, number> = new Map(
    own.map(({ investmentId, stopLoss }) => [investmentId, stopLoss]),
  );
  const { data } = useQuery({
    ...backgroundInvestmentsQuery,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id }) => stopLosses.has(id)) && preferences.current.notifications ? WATCH_MS : false,
  });

  const createNotice = ({ kind, investment }: RiskAlert): Notice => {
    const { id, bot, initialAmount, currentAmount } = investment;
    const name = bot?.name || t('riskUnnamed');
    const amounts = { current: usd(currentAmount), initial: usd(initialAmount) };
    if (kind === 'stopped')
      return { tone: 'negative', title: t('riskStoppedTitle', { name }), description: t('riskStopped', amounts) };
    const stopLoss = percent(decimal(String(stopLosses.get(id) ?? 0)));
    const loss = usd(subtract(initialAmount, currentAmount));
    const description = t('riskStopLoss', { loss, initial: amounts.initial, stopLoss });
    return { tone: 'negative', title: t('riskStopLossTitle', { name }), description };
  };
  const follow = useEffectEvent((investments: readonly Investment[]) => {
    const userId = getCurrentUserId();
    if (userId === null) return;
    const risks = findRisks(investments, stopLosses);
    const news = noteRisks(userId, risks.map(getId));
    const fresh = risks.filter((risk) => news.includes(getId(risk)));
    if (fresh.length === 0) return;
    // The money of a bot that has stopped may be in the balance now.
    void refreshProfile();
    if (!preferences.current.notifications) return;
    if (fresh.length <= MAX_SEPARATE) for (const risk of fresh) notify(createNotice(risk));
    else
      notify({
        tone: 'negative',
        title: t('riskSeveralTitle', { count: fresh.length }),
        description: t('riskSeveral'),
      });
  });
  useEffect(() => {
    if (data !== undefined) follow(data.items);
  }, [data]);
}

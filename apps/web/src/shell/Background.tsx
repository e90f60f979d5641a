import { useQueryClient } from '@tanstack/react-query';
import { PendingMoney } from './PendingMoney.js';
import { useMoneyInBots } from './useMoneyInBots.js';
import { useOrderJournal } from './useOrderJournal.js';
import { useRiskAlerts } from './useRiskAlerts.js';

/** What goes on beside every screen: orders without a clear answer, money on its way and in bots, bots at risk. A separate chunk. */
export function Background() {
  useOrderJournal(useQueryClient());
  useMoneyInBots();
  useRiskAlerts();
  return <PendingMoney />;
}

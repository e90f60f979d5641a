import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { PendingMoney } from './PendingMoney.js';
import { useMoneyInBots } from './useMoneyInBots.js';
import { useOrderJournal } from './useOrderJournal.js';
import { usePrefetchChart } from './usePrefetchChart.js';
import { useRiskAlerts } from './useRiskAlerts.js';

/** What goes on beside every screen: orders without a clear answer, money on its way and in bots, bots at risk. A separate chunk. */
export function Background() {
  const queryClient = useQueryClient();
  const [path] = useLocation();
  useOrderJournal(queryClient);
  usePrefetchChart(path, queryClient);
  useMoneyInBots();
  useRiskAlerts();
  return <PendingMoney />;
}

import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import type { HistoryDates } from '../../rules/history.js';
import { historyFilterMessages } from '../HistoryPanel/HistoryPanel.messages.js';

/** Returns a function that names the days that are shown: 'Last 30 days'. */
export function useDatesName(): (dates: HistoryDates) => string {
  const t = useMessages(historyFilterMessages);
  const { count, day } = useFormat();
  return (dates) => {
    if (dates.kind === 'last') return t('last', { days: count(dates.days) });
    if (dates.kind === 'any') return t('any');
    const [from, to] = [dates.from, dates.to].map((iso) => (iso === null ? null : day({ kind: 'date', iso })));
    if (from && to) return t('between', { from, to });
    if (from) return t('since', { from });
    return to ? t('until', { to }) : t('any');
  };
}

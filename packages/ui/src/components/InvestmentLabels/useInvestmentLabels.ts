'use client';

import { useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { RecordId } from '../../model/RecordId.js';
import { useFormat } from '../../provider/useFormat.js';
import { findFirstLog } from '../../rules/investmentOrder.js';
import { investmentLabelMessages } from './InvestmentLabels.messages.js';

/**
 * The name of each investment in a list, by id: its bot and the day of its first growth log, the only date it has; with
 * its number where two names would be equal.
 */
export function useInvestmentLabels(investments: readonly Investment[]): ReadonlyMap<RecordId, string> {
  const t = useMessages(investmentLabelMessages);
  const { shortDay } = useFormat();
  return useMemo(() => {
    const labels = new Map<RecordId, string>();
    const uses = new Map<string, number>();
    for (const { id, bot, growthLogs } of investments) {
      const name = bot?.name || t('unknownBot');
      const first = findFirstLog({ growthLogs });
      const label = first ? t('started', { bot: name, day: shortDay(first.date) }) : t('notLogged', { bot: name });
      labels.set(id, label);
      uses.set(label, (uses.get(label) ?? 0) + 1);
    }
    for (const [id, label] of labels) {
      if ((uses.get(label) ?? 0) > 1) labels.set(id, t('same', { label, id: String(id) }));
    }
    return labels;
  }, [investments, t, shortDay]);
}

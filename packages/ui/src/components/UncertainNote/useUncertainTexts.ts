import { plain } from '../../format/money.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Finding, OrderKind, OrderSummary, Submission } from '../../model/Submission.js';
import { useFormat } from '../../provider/useFormat.js';
import { uncertainNoteMessages } from './UncertainNote.messages.js';

/** What was ordered, in words: '0.25 ETH'. `null` when this device no longer knows. */
export function useOrderText(): (order: OrderSummary | null) => string | null {
  const t = useMessages(uncertainNoteMessages);
  const { usd } = useFormat();
  return (order) => {
    if (order === null) return null;
    if (order.kind === 'bot') return t('botOrder', { name: order.botName, amount: usd(order.amount) });
    const { currency } = order;
    if (order.kind === 'deposit') return t('depositOrder', { amount: plain(order.amount), currency });
    return t('withdrawalOrder', { amount: usd(order.amount), currency });
  };
}

/** What a history has of an order, in a sentence that claims no more than that. */
export function useFindingText(order: OrderKind): (finding: Finding, summary: string) => string {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  return ({ matches, newestAt }, summary) => {
    if (matches === 0) return t(`${order}Missing`, { summary });
    const holes = {
      summary,
      count: format.count(matches),
      moment: newestAt === null ? '' : format.moment(newestAt),
    };
    return matches === 1 ? t(`${order}Found`, holes) : t(`${order}sFound`, holes);
  };
}

/** What stands beside the button that would send an uncertain order again; `null` while nothing is uncertain. */
export function useUncertainReason(submission: Submission, order: OrderKind): string | null {
  const t = useMessages(uncertainNoteMessages);
  if (submission.status !== 'uncertain') return null;
  const { recheck } = submission;
  if (recheck.status === 'reading') return t('wait');
  if (recheck.status === 'failed') return t('readFirst');
  return recheck.finding.matches === 0 ? t('again') : t(`${order}Second`);
}

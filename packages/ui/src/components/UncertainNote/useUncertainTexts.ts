import { useMessages } from '../../messages/useMessages.js';
import type { Finding, Submission } from '../../model/Submission.js';
import { useFormat } from '../../provider/useFormat.js';
import { uncertainNoteMessages } from './UncertainNote.messages.js';

/** What was ordered, and so which history tells of it. */
export const uncertainOrders = ['withdrawal', 'deposit', 'bot'] as const;
export type UncertainOrder = (typeof uncertainOrders)[number];

/** What a history has of an order, in a sentence that claims no more than that. */
export function useFindingText(order: UncertainOrder, summary: string): (finding: Finding) => string {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  return ({ matches, newestAt }) => {
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
export function useUncertainReason(submission: Submission, order: UncertainOrder): string | null {
  const t = useMessages(uncertainNoteMessages);
  if (submission.status !== 'uncertain') return null;
  const { recheck } = submission;
  if (recheck.status === 'reading') return t('wait');
  if (recheck.status === 'failed') return t('readFirst');
  return recheck.finding.matches === 0 ? t('again') : t(`${order}Second`);
}

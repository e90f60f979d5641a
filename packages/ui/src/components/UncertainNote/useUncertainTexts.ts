import { useMessages } from '../../messages/useMessages.js';
import type { LookupResult, OrderKind, OrderSummary, UncertainSubmission } from '../../model/Submission.js';
import { useFormat } from '../../provider/useFormat.js';
import { uncertainNoteMessages, unlockConfirmationMessages } from './UncertainNote.messages.js';

/** What was ordered, in words: '0.25 ETH'. `null` when this device no longer knows. */
export function useOrderText(order: OrderSummary | null): string | null {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  if (order === null) return null;
  if (order.kind === 'bot') return t('botOrder', { name: order.botName, amount: format.usd(order.amount) });
  const { kind, amount, currency } = order;
  return t(`${kind}Order`, { amount: kind === 'deposit' ? format.amount(amount) : format.usd(amount), currency });
}

/** Returns a function that says what a history shows about an order, and no more than that. */
export function useLookupText(kind: OrderKind): (result: LookupResult, summary: string | null) => string {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  return ({ matches, newestAt, isNew }, summary) => {
    if (summary === null) return t(`${kind}Forgotten`);
    if (matches === 0) return t(`${kind}Missing`, { summary });
    const moment = newestAt === null ? null : format.moment(newestAt);
    if (!isNew) return moment === null ? t('equalUndated') : t('equal', { moment });
    return t(`${kind}Found`, { summary, count: matches, moment: moment ?? '' });
  };
}

/** What another order would mean, starting with what is known about the earlier one. */
export function useConfirmationText(kind: OrderKind, submission: UncertainSubmission): string {
  const t = useMessages(unlockConfirmationMessages);
  const format = useFormat();
  const summary = useOrderText(submission.order);
  const { recheck } = submission;
  const moment = format.moment(submission.since);
  if (summary === null) return t(`${kind}Forgotten`, { moment });
  if (recheck.status !== 'read') return t(`${kind}Unread`, { summary, moment });
  const { matches, isComplete, isNew } = recheck.result;
  if (matches > 0 && !isNew) return t(`${kind}Equal`, { summary, moment });
  if (matches > 0) return t(`${kind}InHistory`, { summary, count: matches });
  return t(isComplete ? `${kind}NotYet` : `${kind}NotInPart`, { summary, moment });
}

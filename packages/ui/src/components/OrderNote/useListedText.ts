import { useMessages } from '../../messages/useMessages.js';
import type { LookupResult, OrderKind } from '../../model/Submission.js';
import { useFormat } from '../../provider/useFormat.js';
import { uncertainNoteMessages } from '../UncertainNote/UncertainNote.messages.js';
import { orderNoteMessages } from './OrderNote.messages.js';

/** Returns a function that says which records of a history fit an order; `null` for none. */
export function useListedText(): (kind: OrderKind, result: LookupResult) => string | null {
  const t = useMessages(orderNoteMessages);
  const equal = useMessages(uncertainNoteMessages);
  const format = useFormat();
  return (kind, { matches, newestAt, isNew }) => {
    if (matches === 0) return null;
    const moment = newestAt === null ? null : format.moment(newestAt);
    if (!isNew) return moment === null ? equal('equalUndated') : equal('equal', { moment });
    return t(`${kind}Listed`, { count: matches, moment: moment ?? '' });
  };
}

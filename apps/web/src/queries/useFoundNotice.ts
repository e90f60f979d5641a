import { useListedText, useMessages } from '@etherpilot/ui';
import { moneyNoticesMessages, orderNoteMessages } from '@etherpilot/ui/messages';
import type { LookupResult, OrderKind } from '@etherpilot/ui/model';
import { notify } from '../state/toasts.js';

/**
 * Returns a function that says which records of a history fit an order, instead of what was or would be said otherwise.
 * `refusal`: the server's words, where it has refused the order.
 */
export function useFoundNotice(): (kind: OrderKind, result: LookupResult, refusal: string | null) => void {
  const t = useMessages(moneyNoticesMessages);
  const note = useMessages(orderNoteMessages);
  const listedText = useListedText();
  return (kind, result, refusal) => {
    const listed = listedText(kind, result);
    if (listed === null) return;
    const rest = refusal === null ? '' : ` ${note(result.isNew ? 'refusedAnother' : 'refused', { message: refusal })}`;
    notify({ tone: 'negative', title: t('foundTitle'), description: `${listed}${rest}` });
  };
}

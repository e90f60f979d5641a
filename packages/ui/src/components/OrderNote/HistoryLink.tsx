'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { OrderKind } from '../../model/Submission.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { orderNoteMessages } from './OrderNote.messages.js';

const histories = { withdrawal: 'withdrawalHistory', deposit: 'depositHistory', bot: 'activeBots' } as const;

/** Leads to the history that shows the orders of a kind. */
export function HistoryLink({ kind }: { readonly kind: OrderKind }) {
  const t = useMessages(orderNoteMessages);
  const place = histories[kind];
  return (
    <ButtonLink variant="line" to={place}>
      {t(place)}
    </ButtonLink>
  );
}

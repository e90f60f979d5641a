'use client';

import { LogOut } from 'lucide-react';
import { truncate } from '../../format/truncate.js';
import { useMessages } from '../../messages/useMessages.js';
import type { EndedOrder } from '../../model/Submission.js';
import { Note } from '../../primitives/Note/Note.js';
import { loginScreenMessages } from './LoginScreen.messages.js';

export interface SessionEndedProps {
  readonly order: EndedOrder | null;
  /** The server's message. */
  readonly reason: string | null;
}

/** Why the person must sign in again, and the outcome of an order. Names neither the account nor the amount. */
export function SessionEnded({ order, reason }: SessionEndedProps) {
  const t = useMessages(loginScreenMessages);
  return (
    <Note
      tone="warning"
      icon={<LogOut className="ep-icon" aria-hidden="true" />}
      title={t('sessionEnded')}
      announces="polite"
    >
      {reason !== null && (
        <p>
          <bdi>{truncate(reason)}</bdi>
        </p>
      )}
      {order && <p>{t(order.mayHaveBeenSent ? `${order.kind}MaybeSent` : `${order.kind}NotSent`)}</p>}
      <p>{t(reason === null ? 'sessionEndedText' : 'profileRemoved')}</p>
    </Note>
  );
}

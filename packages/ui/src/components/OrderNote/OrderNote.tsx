'use client';

import { useMessages } from '../../messages/useMessages.js';
import { isLocked, type OrderKind, type Submission, type UnlistedSubmission } from '../../model/Submission.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { UncertainNote } from '../UncertainNote/UncertainNote.js';
import { useOrderText } from '../UncertainNote/useUncertainTexts.js';
import { HistoryLink } from './HistoryLink.js';
import { orderNoteMessages } from './OrderNote.messages.js';
import { RefusedNote } from './RefusedNote.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `OrderNote`. */
export interface OrderNoteProps extends ElementProps<HTMLDivElement> {
  /** The state of the form's last order. */
  readonly submission: Submission;
  /** The kind of order the form is for. */
  readonly kind: OrderKind;
  /** Rereads history and balance. */
  readonly onReadAgain: () => void;
  /** The person decided to send another one although an earlier one may have been stored. */
  readonly onUnlock: () => void;
}

/** What is known of an order whose end is not clear yet; nothing for every other submission. */
export function OrderNote({ submission, kind, onReadAgain, onUnlock, ...rest }: OrderNoteProps) {
  if (isLocked(submission)) {
    return (
      <UncertainNote {...rest} submission={submission} kind={kind} onReadAgain={onReadAgain} onUnlock={onUnlock} />
    );
  }
  if (submission.status === 'unlisted') return <UnlistedNote {...rest} submission={submission} />;
  if (submission.status !== 'failed' || submission.refused === undefined) return null;
  const { failure, refused } = submission;
  return <RefusedNote {...rest} failure={failure} refused={refused} onReadAgain={onReadAgain} onUnlock={onUnlock} />;
}

function UnlistedNote({ submission: { order, since } }: { readonly submission: UnlistedSubmission }) {
  const t = useMessages(orderNoteMessages);
  const { moment } = useFormat();
  const summary = useOrderText(order) ?? '';
  return (
    <Note title={t('unlistedTitle')} announces="polite">
      <p>{t(`${order.kind}Unlisted`, { summary, moment: moment(since) })}</p>
      <HistoryLink kind={order.kind} />
    </Note>
  );
}

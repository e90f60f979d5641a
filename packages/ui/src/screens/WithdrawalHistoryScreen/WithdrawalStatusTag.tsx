'use client';

import { Ban, Check, CircleQuestionMark, Clock, Loader, X } from 'lucide-react';
import { formatStatus } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import { Tag, type TagProps } from '../../primitives/Tag/Tag.js';
import { getWithdrawalStatus, type WithdrawalStatus } from '../../rules/withdrawalStates.js';
import { withdrawalStatusTagMessages } from './WithdrawalHistoryScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const appearances: Readonly<Record<WithdrawalStatus, Pick<TagProps, 'tone' | 'mark'>>> = {
  pending: { tone: 'warning', mark: <Clock className="ep-icon" aria-hidden="true" /> },
  processing: { tone: 'accent', mark: <Loader className="ep-icon" aria-hidden="true" /> },
  completed: { tone: 'positive', mark: <Check className="ep-icon" aria-hidden="true" /> },
  failed: { tone: 'negative', mark: <X className="ep-icon" aria-hidden="true" /> },
  cancelled: { tone: 'neutral', mark: <Ban className="ep-icon" aria-hidden="true" /> },
};

/** The props of `WithdrawalStatusTag`. */
export interface WithdrawalStatusTagProps extends ElementProps<HTMLDivElement> {
  /** A value other than the five is shown as sent, in a neutral style. */
  readonly status: string;
}

/** The status of a withdrawal. */
export function WithdrawalStatusTag({ status, ...rest }: WithdrawalStatusTagProps) {
  const t = useMessages(withdrawalStatusTagMessages);
  const known = getWithdrawalStatus(status);
  if (known === null)
    return (
      <Tag {...rest} mark={<CircleQuestionMark className="ep-icon" aria-hidden="true" />}>
        {formatStatus(status)}
      </Tag>
    );
  return (
    <Tag {...rest} {...appearances[known]}>
      {t(known)}
    </Tag>
  );
}

'use client';

import { Check, Clock, X } from 'lucide-react';
import { Tag } from '../../primitives/Tag/Tag.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { getDepositStatus } from '../../rules/depositHistory.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const appearances = {
  pending: { tone: 'warning', Icon: Clock },
  paid: { tone: 'positive', Icon: Check },
  failed: { tone: 'negative', Icon: X },
} as const;

/** The props of `DepositStatusTag`. */
export interface DepositStatusTagProps extends ElementProps<HTMLDivElement> {
  /** As the server sends it; an unknown status has the style of pending. */
  readonly status: string;
}

/** The status of a deposit. */
export function DepositStatusTag({ status, ...rest }: DepositStatusTagProps) {
  const getWord = useServerWord();
  const { tone, Icon } = appearances[getDepositStatus(status)];
  return (
    <Tag {...rest} tone={tone} mark={<Icon className="ep-icon" aria-hidden="true" />}>
      {getWord(status)}
    </Tag>
  );
}

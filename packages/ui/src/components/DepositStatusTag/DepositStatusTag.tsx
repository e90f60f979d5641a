'use client';

import { Check, Clock, X } from 'lucide-react';
import { statusWord } from '../../format/text.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { depositStatusOf } from '../../rules/depositHistory.js';

const looks = {
  pending: { tone: 'warning', Icon: Clock },
  paid: { tone: 'positive', Icon: Check },
  failed: { tone: 'negative', Icon: X },
} as const;

export interface DepositStatusTagProps {
  /** As the server words it; an unknown word stands in the style of pending (G-75, G-120). */
  readonly status: string;
}

/** How far a deposit has come. */
export function DepositStatusTag({ status }: DepositStatusTagProps) {
  const { tone, Icon } = looks[depositStatusOf(status)];
  return (
    <Tag tone={tone} mark={<Icon aria-hidden="true" />}>
      {statusWord(status)}
    </Tag>
  );
}

'use client';

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import * as S from './RiskNote.styles.js';

export const riskNoteMessages = defineMessages('RiskNote', {
  text: 'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.',
});

export interface RiskNoteProps {
  /** Stands before the risk line: the loss a setting allows. */
  readonly before?: ReactNode;
}

/** The risk line (H-23), as large as any return near it. Cannot be closed. */
export function RiskNote({ before }: RiskNoteProps) {
  const t = useMessages(riskNoteMessages);
  return (
    <S.Root>
      <TriangleAlert aria-hidden="true" />
      <span>
        {before} {t('text')}
      </span>
    </S.Root>
  );
}

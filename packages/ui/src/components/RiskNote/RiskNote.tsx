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
  /** As large as the words beside it in the opening of the landing page. */
  readonly isLarge?: boolean;
}

/** The risk line (H-23), as large as any return near it. Cannot be closed. */
export function RiskNote({ before, isLarge = false }: RiskNoteProps) {
  const t = useMessages(riskNoteMessages);
  return (
    <S.Root data-large={isLarge || undefined}>
      <TriangleAlert aria-hidden="true" />
      <span>
        {before} {t('text')}
      </span>
    </S.Root>
  );
}

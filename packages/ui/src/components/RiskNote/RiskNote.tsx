'use client';

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { riskNoteMessages } from '../shared.messages.js';
import * as S from './RiskNote.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `RiskNote`. */
export interface RiskNoteProps extends ElementProps<HTMLDivElement> {
  /** Shown before the risk sentence: the loss a setting allows. */
  readonly before?: ReactNode;
  /** Shown after the risk sentence: what to know about the figures near it. */
  readonly after?: ReactNode;
  /** Uses the text size of the landing page's hero. */
  readonly isLarge?: boolean;
}

/** The risk sentence, as large as any return near it. It cannot be closed. */
export function RiskNote({ before, after, isLarge = false, ...rest }: RiskNoteProps) {
  const t = useMessages(riskNoteMessages);
  return (
    <S.Root {...rest} data-large={isLarge || undefined}>
      <TriangleAlert className="ep-icon" aria-hidden="true" />
      <span>
        {before} {t('text')} {after}
      </span>
    </S.Root>
  );
}

'use client';

import { useMessages } from '../../messages/useMessages.js';
import { environmentRibbonMessages } from '../shared.messages.js';
import * as S from './EnvironmentRibbon.styles.js';

/** The props of `EnvironmentRibbon`. */
export interface EnvironmentRibbonProps {
  /** What a visitor must know about this deployment, in a few words: it takes one line and is truncated. */
  readonly text: string;
}

/**
 * A ribbon on every page of a deployment that is not the real one. Render it first in the document; content that sticks
 * to the top makes room for it.
 */
export function EnvironmentRibbon({ text }: EnvironmentRibbonProps) {
  const t = useMessages(environmentRibbonMessages);
  return (
    <S.Root aria-label={t('label')}>
      <p>{text}</p>
    </S.Root>
  );
}

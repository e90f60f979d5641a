'use client';

import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import * as S from './EnvironmentRibbon.styles.js';

export const environmentRibbonMessages = defineMessages('EnvironmentRibbon', { label: 'Environment' });

export interface EnvironmentRibbonProps {
  /** What a visitor has to know of this deployment, in a few words: it takes one line and is cut where it does not fit. */
  readonly text: string;
}

/**
 * Says on every page that this is not the real thing. Stands before everything else in the document, and what sticks to the
 * window's top makes room for it.
 */
export function EnvironmentRibbon({ text }: EnvironmentRibbonProps) {
  const t = useMessages(environmentRibbonMessages);
  return (
    <S.Root aria-label={t('label')}>
      <S.RibbonSpace />
      <p>{text}</p>
    </S.Root>
  );
}

'use client';

import { useMessages } from '../../messages/useMessages.js';
import { environmentRibbonMessages } from '../shared.messages.js';
import * as S from './EnvironmentRibbon.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `EnvironmentRibbon`. */
export interface EnvironmentRibbonProps extends ElementProps<HTMLDivElement> {
  /** What a visitor must know about this deployment, in a few words: it takes one line and is truncated. */
  readonly text: string;
}

/**
 * A ribbon on every page of a deployment that is not the real one. Render it first in the document; content that sticks
 * to the top makes room for it.
 */
export function EnvironmentRibbon({ text, ...rest }: EnvironmentRibbonProps) {
  const t = useMessages(environmentRibbonMessages);
  return (
    <S.Root {...rest} aria-label={t('label')}>
      <p>{text}</p>
    </S.Root>
  );
}

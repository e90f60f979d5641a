'use client';

import type { ReactNode } from 'react';
import { Scale } from '../Scale/Scale.js';
import * as S from './Empty.styles.js';

export interface EmptyProps {
  /** The sentence that says that there is nothing. */
  readonly title: string;
  /** One line of help. */
  readonly help?: string;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  readonly isPage?: boolean;
}

/** Nothing here yet: an unset scale, a sentence, one way on. */
export function Empty({ title, help, action, isPage = false }: EmptyProps) {
  return (
    <S.Root data-page={isPage || undefined}>
      <Scale max={20} minor={1} major={5} size="tall" />
      <h2>{title}</h2>
      {help && <p>{help}</p>}
      {action}
    </S.Root>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Tag.styles.js';

/** How a tag is meant. */
export const tagTones = ['neutral', 'positive', 'negative', 'warning', 'accent'] as const;
/** One of these tones. */
export type TagTone = (typeof tagTones)[number];

/** The props of `Tag`. */
export interface TagProps extends ElementProps<HTMLSpanElement> {
  /** How it is meant. Default: `neutral`. */
  readonly tone?: TagTone;
  /** An icon or shape before the word, so that colour is never the only sign. */
  readonly mark: 'dot' | 'ring' | 'square' | Exclude<ReactNode, string>;
  /** One or two words. */
  readonly children: ReactNode;
}

/** A short word for the state of something. */
export function Tag({ tone = 'neutral', mark, children, ...rest }: TagProps) {
  const isShape = mark === 'dot' || mark === 'ring' || mark === 'square';
  return (
    <S.Root {...rest} data-tone={tone} data-shape={isShape ? mark : undefined}>
      {!isShape && mark}
      <span>{children}</span>
    </S.Root>
  );
}

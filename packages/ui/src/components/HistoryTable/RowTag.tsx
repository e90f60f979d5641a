'use client';

import type { ReactNode } from 'react';
import * as S from '../../primitives/Tag/Tag.styles.js';
import type { TagTone } from '../../primitives/Tag/Tag.js';

/** The marks the style sheet of the histories draws. */
export type RowMark = 'check' | 'cross' | 'clock' | 'loader' | 'ban' | 'unknown';

export interface RowTagProps {
  readonly tone: TagTone;
  readonly mark: RowMark;
  /** Whether it is the whole cell. */
  readonly isCell?: boolean;
  readonly children: ReactNode;
}

/** A `Tag` in a row of a history: one element instead of five. */
export function RowTag({ tone, mark, isCell = false, children }: RowTagProps) {
  return (
    <S.Root role={isCell ? 'cell' : undefined} className="ep-tag" data-tone={tone} data-mark={mark}>
      {children}
    </S.Root>
  );
}

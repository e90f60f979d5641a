'use client';

import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as S from './Note.styles.js';

export const noteTones = ['neutral', 'accent', 'warning', 'negative'] as const;
export type NoteTone = (typeof noteTones)[number];

const icons = { neutral: Info, accent: Info, warning: TriangleAlert, negative: CircleAlert } as const;

export interface NoteProps {
  readonly tone?: NoteTone;
  /** Drawn in place of the tone's own picture; decorative. */
  readonly icon?: ReactNode;
  readonly title?: string;
  /** Level of the title in the outline of the page; plain strong text when there is none. */
  readonly headingLevel?: 2 | 3;
  /** Read aloud as soon as it appears: what went wrong, or what changed. */
  readonly announces?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** A boxed remark beside the matter it is about. */
export function Note({ tone = 'neutral', icon, title, headingLevel, announces, children }: NoteProps) {
  const Icon = icons[tone];
  const Title = headingLevel === undefined ? 'strong' : (`h${headingLevel}` as const);
  return (
    <S.Root data-tone={tone} role={announces}>
      {icon ?? <Icon aria-hidden="true" />}
      <S.Body>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </S.Body>
    </S.Root>
  );
}

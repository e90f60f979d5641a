'use client';

import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Note.styles.js';

/** How a note is meant, from a remark to a failure. */
export const noteTones = ['neutral', 'accent', 'warning', 'negative'] as const;
/** One of these tones. */
export type NoteTone = (typeof noteTones)[number];

const icons = { neutral: Info, accent: Info, warning: TriangleAlert, negative: CircleAlert } as const;

/** The props of `Note`. */
export interface NoteProps extends ElementProps<HTMLDivElement> {
  /** How it is meant. Default: `neutral`. */
  readonly tone?: NoteTone;
  /** Replaces the tone's own icon; decorative. */
  readonly icon?: ReactNode;
  /** What it is about, in a few words. */
  readonly title?: string;
  /** The heading level of the title; plain strong text without it. */
  readonly headingLevel?: 2 | 3;
  /** Announced as soon as it appears: an error (`alert`) or a change (`status`). */
  readonly announces?: 'alert' | 'status';
  /** The note itself. */
  readonly children?: ReactNode;
}

/** A boxed remark beside its subject. */
export function Note({ tone = 'neutral', icon, title, headingLevel, announces, children, ...rest }: NoteProps) {
  const Icon = icons[tone];
  const Title = headingLevel === undefined ? 'strong' : (`h${headingLevel}` as const);
  return (
    <S.Root {...rest} data-tone={tone} role={announces}>
      {icon ?? <Icon aria-hidden="true" />}
      <S.Body>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </S.Body>
    </S.Root>
  );
}

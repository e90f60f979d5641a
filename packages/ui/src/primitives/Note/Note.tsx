'use client';

import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Urgency } from '../../provider/createAnnouncer.js';
import type { ElementProps } from '../ElementProps.js';
import { useSpoken } from '../Spoken/useSpoken.js';
import { useMergedRef } from '../useMergedRef.js';
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
  /** Read aloud when it appears and whenever it changes: at once (`assertive`) or when nothing else is read (`polite`). */
  readonly announces?: Urgency;
  /** The note itself. */
  readonly children?: ReactNode;
}

/** A boxed remark beside its subject. */
export function Note({
  tone = 'neutral',
  icon,
  title,
  headingLevel,
  announces,
  children,
  ref: givenRef,
  ...rest
}: NoteProps) {
  const ref = useMergedRef(useSpoken(announces ?? null), givenRef);
  const Icon = icons[tone];
  const Title = headingLevel === undefined ? 'strong' : (`h${headingLevel}` as const);
  return (
    <S.Root role="note" {...rest} ref={ref} data-tone={tone}>
      {icon ?? <Icon className="ep-icon" aria-hidden="true" />}
      <S.Body>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </S.Body>
    </S.Root>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Scale } from '../Scale/Scale.js';
import * as S from './Empty.styles.js';

/** The props of `Empty`. */
export interface EmptyProps extends ElementProps<HTMLDivElement> {
  /** The sentence that says that there is nothing. */
  readonly title: string;
  /** One line of help. */
  readonly help?: string;
  /** The next step. */
  readonly action?: ReactNode;
  /** Fills a page of its own. */
  readonly isPage?: boolean;
  /** The heading level of the title. Default: 2. */
  readonly headingLevel?: 1 | 2;
}

/** An empty state: an empty scale, a sentence, and one next step. */
export function Empty({ title, help, action, isPage = false, headingLevel = 2, ...rest }: EmptyProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <S.Root {...rest} data-page={isPage || undefined}>
      <Scale max={20} minor={1} major={5} size="tall" />
      <Title tabIndex={headingLevel === 1 ? -1 : undefined}>{title}</Title>
      {help && <p>{help}</p>}
      {action}
    </S.Root>
  );
}

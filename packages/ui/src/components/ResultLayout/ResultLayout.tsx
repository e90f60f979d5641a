'use client';

import type { ReactNode } from 'react';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import * as S from './ResultLayout.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

export interface ResultLayoutProps extends ElementProps<HTMLDivElement> {
  /** Neutral, never a tick: the page does not know whether money moved. */
  readonly icon: ReactNode;
  readonly title: string;
  /** A sentence below the title. */
  readonly lead: string;
  /** What the link says; at the left. */
  readonly details: ReactNode;
  /** What it means; at the right, or below on phones. */
  readonly explanation: ReactNode;
  /** Links to further pages. */
  readonly foot: ReactNode;
}

/** The page a payment provider returns people to. */
export function ResultLayout({ icon, title, lead, details, explanation, foot, ...rest }: ResultLayoutProps) {
  return (
    <S.Root {...rest}>
      <S.Head>
        <span aria-hidden="true">{icon}</span>
        <PageHead title={title}>
          <p>{lead}</p>
        </PageHead>
      </S.Head>
      <S.Columns>
        {details}
        {explanation}
      </S.Columns>
      <S.Foot>{foot}</S.Foot>
    </S.Root>
  );
}

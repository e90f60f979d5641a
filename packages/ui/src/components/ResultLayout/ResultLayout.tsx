'use client';

import type { ReactNode } from 'react';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import * as S from './ResultLayout.styles.js';

export interface ResultLayoutProps {
  /** Neutral, never a tick: the page does not know whether money moved. */
  readonly icon: ReactNode;
  readonly title: string;
  /** A sentence under the title. */
  readonly lead: string;
  /** What the link says; left. */
  readonly details: ReactNode;
  /** What it means; right, below on phones. */
  readonly explanation: ReactNode;
  /** Ways on. */
  readonly foot: ReactNode;
}

/** The page a payment provider sends people back to. */
export function ResultLayout({ icon, title, lead, details, explanation, foot }: ResultLayoutProps) {
  return (
    <S.Root>
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

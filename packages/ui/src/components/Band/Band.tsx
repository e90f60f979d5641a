'use client';

import { type ReactNode, useId } from 'react';
import * as S from './Band.styles.js';

export interface BandProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string;
  /** The provenance of the content, when all of it has the same. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the landing page with its own heading. */
export function Band({ title, lead, badge, children }: BandProps) {
  const id = useId();
  return (
    <S.Root aria-labelledby={id}>
      <S.Head>
        <h2 id={id}>{title}</h2>
        {badge}
        {lead && <p>{lead}</p>}
      </S.Head>
      {children}
    </S.Root>
  );
}

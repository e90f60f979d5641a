'use client';

import { type ReactNode, useId } from 'react';
import * as S from './Band.styles.js';

export interface BandProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  /** Where what stands below comes from, when all of it has one source. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** A stretch of the landing page under its own heading. */
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

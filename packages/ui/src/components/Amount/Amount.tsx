'use client';

import { Fragment } from 'react';
import { styled } from 'styled-components';
import { MASK } from '../../format/mask.js';

/** Whatever the color of the figure they stand for, which could tell a gain from a loss. */
const Dots = styled.span`
  color: var(--ep-text-soft);
  font-weight: var(--ep-weight-medium);
  letter-spacing: .12em;
`;

/** The props of `Amount`. */
export interface AmountProps {
  /** As `useFormat` writes it, by itself or within a text. */
  readonly children: string;
}

/** An amount of the person: while balances are hidden, its dots look the same everywhere. */
export function Amount({ children }: AmountProps) {
  const [before, ...rest] = children.split(MASK);
  return (
    <>
      {before}
      {rest.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the dots have no other name than their place
        <Fragment key={index}>
          <Dots>{MASK}</Dots>
          {text}
        </Fragment>
      ))}
    </>
  );
}

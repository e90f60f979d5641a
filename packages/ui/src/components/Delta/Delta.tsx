'use client';

import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s1);
  white-space: nowrap;
  font-weight: var(--ep-weight-medium);
  font-variant-numeric: tabular-nums;
  &[data-sign='1'] { color: var(--ep-positive); }
  &[data-sign='-1'] { color: var(--ep-negative); }
  & > svg { width: .625rem; height: .625rem; fill: currentColor; }
`;

/** The props of `Delta`. */
export interface DeltaProps {
  /** The direction of the change; zero has neither arrow nor colour. */
  readonly sign: -1 | 0 | 1;
  /** The formatted change, including its sign. */
  readonly text: string;
}

/** A change shown by sign, arrow and colour together, so that none of them carries the meaning alone. */
export function Delta({ sign, text }: DeltaProps) {
  return (
    <Root dir="auto" data-sign={sign}>
      {sign !== 0 && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={sign > 0 ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
        </svg>
      )}
      {text}
    </Root>
  );
}

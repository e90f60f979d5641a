'use client';

import { styled } from 'styled-components';
import { MASK } from '../../format/mask.js';
import { Amount } from '../Amount/Amount.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s1);
  white-space: nowrap;
  font-weight: var(--ep-weight-medium);
  font-variant-numeric: tabular-nums;
  &[data-sign='1'] { color: var(--ep-gain, var(--ep-positive)); }
  &[data-sign='-1'] { color: var(--ep-loss, var(--ep-negative)); }
  &:not([data-sign='0'])::before {
    content: '';
    flex: none;
    width: .625rem;
    height: .625rem;
    background: currentColor;
    clip-path: polygon(50% 10%, 95% 90%, 5% 90%);
    print-color-adjust: exact;
  }
  &[data-sign='-1']::before { rotate: 180deg; }
  @media (forced-colors: active) {
    &:not([data-sign='0'])::before { background: CanvasText; forced-color-adjust: none; }
  }
`;

/** The props of `Delta`. */
export interface DeltaProps extends ElementProps<HTMLDivElement> {
  /** The direction of the change; zero has neither arrow nor colour. */
  readonly sign: -1 | 0 | 1;
  /** The formatted change, including its sign. */
  readonly text: string;
}

/**
 * A change shown by sign, arrow and colour together, so that none of them carries the meaning alone. A masked one has none
 * of them.
 */
export function Delta({ sign, text, ...rest }: DeltaProps) {
  return (
    <Root {...rest} dir="auto" data-sign={text.includes(MASK) ? 0 : sign}>
      <Amount>{text}</Amount>
    </Root>
  );
}

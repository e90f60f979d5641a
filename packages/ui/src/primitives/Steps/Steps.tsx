'use client';

import { styled } from 'styled-components';
import type { StyledElement, StyledElementProps } from '../StyledElement.js';

const StepMarkRoot: StyledElement<'span'> = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid var(--ep-line-control);
  border-radius: var(--ep-r-control);
  font-size: var(--ep-size-small);
  font-variant-numeric: tabular-nums;
  color: var(--ep-text-body);
  & > svg { width: 1rem; height: 1rem; }
  &[data-proven] { border-color: var(--ep-positive); color: var(--ep-positive); }
`;

export interface StepMarkProps extends StyledElementProps<'span'> {
  /** Whether it is known to be done, for a tick in place of the number. */
  readonly isProven?: boolean;
}

/** The number of a step, or a tick, in a square. */
export function StepMark({ isProven, ...rest }: StepMarkProps) {
  return <StepMarkRoot {...rest} data-proven={isProven || undefined} />;
}

/** A sequence of steps: each item has a mark, a heading and a sentence. */
export const Steps: StyledElement<'ol'> = styled.ol`
  display: grid;
  gap: var(--ep-s4);
  & > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: var(--ep-s3); }
  & :is(h3, b) { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & b { color: var(--ep-text-strong); }
  & p { color: var(--ep-text-soft); }
`;

'use client';

import { styled } from 'styled-components';
import type { StyledElement } from '../StyledElement.js';

/** The number of a step, in a square; a tick with `data-proven`. */
export const StepMark: StyledElement<'span'> = styled.span`
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

/** A sequence of steps: each item has a mark, a heading and a sentence. */
export const Steps: StyledElement<'ol'> = styled.ol`
  display: grid;
  gap: var(--ep-s4);
  & > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: var(--ep-s3); }
  & :is(h3, b) { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & b { color: var(--ep-text-strong); }
  & p { color: var(--ep-text-soft); }
`;

'use client';

import { styled } from 'styled-components';

/** One part per update, from the top; thin ones in the colour of the limit they will reach. */
export const Root = styled.svg`
  --_on: var(--ep-positive);
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  rotate: -90deg;
  &[data-tone='warning'] { --_on: var(--ep-warning); }
  &[data-tone='negative'] { --_on: var(--ep-negative); }
  & > circle { fill: none; stroke: var(--ep-tick); stroke-width: 1.5; }
  & > [data-limit='warning'] { stroke: var(--ep-warning); }
  & > [data-limit='negative'] { stroke: var(--ep-negative); }
  & > [data-on] { stroke: var(--_on); stroke-width: 4; }
  @media (forced-colors: active) {
    & > circle { stroke: CanvasText; }
    & > [data-on] { stroke: Highlight; }
  }
`;

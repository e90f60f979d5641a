'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  min-width: 0;
  & > svg { width: 100%; height: 56px; fill: none; }
  & > svg > path { vector-effect: non-scaling-stroke; stroke: var(--ep-tick); }
  & > svg > .start { stroke: var(--ep-tick-minor); stroke-dasharray: 2 3; }
  & > svg > .line { stroke: var(--ep-text-soft); stroke-width: 1.75; stroke-linejoin: round; }
  & > svg > .line[data-sign='1'] { stroke: var(--ep-positive); }
  & > svg > .line[data-sign='-1'] { stroke: var(--ep-negative); }
  & > p {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--ep-s2);
    font-size: var(--ep-size-tag);
    line-height: var(--ep-lh-tag);
    color: var(--ep-text-faint);
    font-variant-numeric: tabular-nums;
  }
  & > p > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > p > span:last-child { text-align: right; }
  & > [data-provenance] { margin-top: var(--ep-s1); }
  &[data-empty] > p { display: block; }
  @media (forced-colors: active) {
    & > svg > path { stroke: CanvasText; }
    & > svg > .line { stroke: Highlight; }
  }
`;

'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  min-width: 0;
  & > .ep-plot { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) auto; gap: 0 var(--ep-s2); }
  & svg[role] { grid-column: 1 / 3; width: 100%; height: 56px; fill: none; }
  & svg[role] > path { vector-effect: non-scaling-stroke; stroke: var(--ep-tick); }
  & svg[role] > .ep-start { stroke: var(--ep-tick-minor); stroke-dasharray: 2 3; }
  & svg[role] > .ep-line { stroke: var(--ep-text-soft); stroke-width: 1.75; stroke-linejoin: round; }
  & svg[role] > .ep-line[data-sign='1'] { stroke: var(--ep-positive); }
  & svg[role] > .ep-line[data-sign='-1'] { stroke: var(--ep-negative); }
  /* Beside the highest and the lowest point of the line. */
  & .ep-highest, & .ep-level, & .ep-lowest { grid-area: 1 / 3; align-self: start; text-align: end; white-space: nowrap; }
  & .ep-level { align-self: center; margin-bottom: 4px; }
  & .ep-lowest { align-self: end; margin-bottom: 4px; }
  & .ep-foot { display: flex; flex-wrap: wrap; align-items: center; gap: var(--ep-s1) var(--ep-s2); margin-top: var(--ep-s1); }
  & > p, & > .ep-plot > span {
    font-size: var(--ep-size-tag);
    line-height: var(--ep-lh-tag);
    color: var(--ep-text-faint);
    font-variant-numeric: tabular-nums;
  }
  & .ep-first, & .ep-last { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .ep-last { text-align: end; }
  @media (forced-colors: active) {
    & svg[role] > path:is(*, .ep-start) { stroke: CanvasText; }
    & svg[role] > .ep-line:is(*, [data-sign]) { stroke: Highlight; }
  }
`;

export const TableRegion = styled.div`
  max-height: 15rem;
  margin-top: var(--ep-s2);
  overflow: auto;
  border: 1px solid var(--ep-line-soft);
  border-radius: var(--ep-r-control);
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: -2px; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  font-variant-numeric: tabular-nums;
  & > caption, & th, & td { padding: var(--ep-s2) var(--ep-s3); text-align: start; font-weight: var(--ep-weight-regular); color: var(--ep-text-soft); }
  & thead th { color: var(--ep-text-faint); border-block: 1px solid var(--ep-line-soft); }
  & tr > :last-child { text-align: end; white-space: nowrap; }
  & td { color: var(--ep-text-strong); }
  & tbody tr + tr > * { border-top: 1px solid var(--ep-line-soft); }
`;

'use client';

import { styled } from 'styled-components';

/** Time runs from left to right in every language. */
export const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 32px;
  fill: none;
  & > path { vector-effect: non-scaling-stroke; stroke: var(--ep-tick); stroke-dasharray: 2 3; }
  /* Neutral: signs and colours of gain and loss stand at the figures. */
  & > path + path { stroke: var(--ep-text-strong); stroke-width: 1.5; stroke-dasharray: none; stroke-linejoin: round; }
  & > [data-hidden] { stroke-width: 3; stroke-linecap: round; stroke-dasharray: .01 9; }
  @media (forced-colors: active) {
    & > path { stroke: CanvasText; }
    & > path + path { stroke: Highlight; }
  }
`;

export const None = styled.p`
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-faint);
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

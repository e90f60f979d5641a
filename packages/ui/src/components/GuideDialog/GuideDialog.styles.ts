'use client';

import { styled } from 'styled-components';

/** Numbered steps, or points with a dash in place of the number. */
export const Parts = styled.ol`
  display: grid;
  gap: var(--ep-s5);
  & > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: var(--ep-s3); }
  & > li > span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--ep-line-control);
    border-radius: var(--ep-r-control);
    font-size: var(--ep-size-small);
    font-variant-numeric: tabular-nums;
  }
  & h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & p { color: var(--ep-text-soft); }
  &[data-kind='points'] > li { grid-template-columns: var(--ep-s4) minmax(0, 1fr); gap: var(--ep-s1); }
  &[data-kind='points'] > li > span {
    width: 8px;
    height: 1px;
    margin-top: calc(var(--ep-lh-body) / 2);
    border: 0;
    border-radius: 0;
    background: var(--ep-tick);
  }
  @media (forced-colors: active) { &[data-kind='points'] > li > span { background: CanvasText; } }
`;

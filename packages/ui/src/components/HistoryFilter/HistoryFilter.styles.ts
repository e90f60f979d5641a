'use client';

import { styled } from 'styled-components';
import { Box } from '../../primitives/Field/Field.styles.js';

/** Search, segments and action: in one line where there is room, which more than four segments (`data-many`) have later. */
export const Root = styled.div`
  display: grid;
  gap: var(--ep-s3);
  padding: var(--ep-s4) var(--ep-card-pad);
  border-bottom: 1px solid var(--ep-line-soft);
  @media (min-width: 768px) {
    align-items: center;
    &[data-many] { grid-template-columns: minmax(0, 1fr) auto; }
  }
  @media (min-width: 960px) {
    &:not([data-many]) { grid-template-columns: minmax(0, 1fr) auto; }
  }
  @media (min-width: 960px) and (max-width: 1199px) {
    &:not([data-many]) > :first-child { grid-column: 1 / -1; }
  }
  @media (min-width: 1200px) {
    &:not([data-many]) { grid-template-columns: minmax(0, 1fr) auto auto; }
  }
  @media (min-width: 1360px) {
    &[data-many] { grid-template-columns: minmax(0, 1fr) auto auto; }
  }
`;

export const SearchBox = styled(Box)`
  position: relative;
`;

export const Segments = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-raised);
  & > button {
    min-height: calc(var(--ep-control) - 4px);
    padding: 0 var(--ep-s3);
    border: 0;
    border-radius: var(--ep-r-control);
    background: none;
    color: var(--ep-text-soft);
    font-size: var(--ep-size-small);
    font-weight: var(--ep-weight-medium);
    white-space: nowrap;
    cursor: pointer;
  }
  & > button > span { color: var(--ep-text-faint); font-variant-numeric: tabular-nums; }
  & > button:hover { background: var(--ep-surface-hover); }
  & > button[aria-pressed='true'] { background: var(--ep-surface-pressed); color: var(--ep-text-strong); }
  @media (max-width: 767px) {
    & > button { min-height: 44px; min-width: 44px; }
  }
  @media (max-width: 479px) {
    & > button { padding: 0 var(--ep-s1); }
  }
  [data-many] > & { grid-auto-flow: row; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-many] > & > button { padding: 0 var(--ep-s2); }
  @media (max-width: 359px) {
    [data-many] > & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @media (min-width: 768px) and (max-width: 1359px) {
    [data-many] > & { order: 1; grid-column: 1 / -1; }
  }
  @media (min-width: 1024px) {
    [data-many] > & { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  }
  @media (min-width: 1360px) {
    [data-many] > & { grid-template-columns: repeat(6, auto); }
  }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

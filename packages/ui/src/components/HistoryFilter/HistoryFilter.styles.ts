'use client';

import { styled } from 'styled-components';

/**
 * Search, segments and action: on one line where there is room; more than four segments (`data-many`) need a wider
 * screen for that.
 */
export const Root = styled.div`
  display: grid;
  gap: var(--ep-s3);
  padding: var(--ep-s4) var(--ep-card-pad);
  border-bottom: 1px solid var(--ep-line-soft);
  @container ep-column (width >= 28rem) {
    align-items: center;
    &[data-many] { grid-template-columns: minmax(0, 1fr) auto; }
  }
  @container ep-column (width >= 40rem) {
    &:not([data-many]) { grid-template-columns: minmax(0, 1fr) auto; }
  }
  @container ep-column (40rem <= width < 55rem) {
    &:not([data-many]) > :first-child { grid-column: 1 / -1; }
  }
  @container ep-column (width >= 55rem) {
    &:not([data-many]) { grid-template-columns: minmax(0, 1fr) auto auto; }
  }
  @container ep-column (width >= 65rem) {
    &[data-many] { grid-template-columns: minmax(0, 1fr) auto auto; }
  }
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
  @container ep-column (width < 28rem) {
    & > button { min-height: 44px; min-width: 44px; padding: 0 var(--ep-s1); }
  }
  [data-many] > & { grid-auto-flow: row; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-many] > & > button { padding: 0 var(--ep-s2); }
  @container ep-column (width < 20.5rem) {
    [data-many] > & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container ep-column (28rem <= width < 65rem) {
    [data-many] > & { order: 1; grid-column: 1 / -1; }
  }
  @container ep-column (width >= 44rem) {
    [data-many] > & { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  }
  @container ep-column (width >= 65rem) {
    [data-many] > & { grid-template-columns: repeat(6, auto); }
  }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

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
  @media (min-width: 48em) {
    align-items: center;
    &[data-many] { grid-template-columns: minmax(0, 1fr) auto; }
  }
  @media (min-width: 60em) {
    &:not([data-many]) { grid-template-columns: minmax(0, 1fr) auto; }
  }
  @media (min-width: 60em) and (max-width: 74.9375em) {
    &:not([data-many]) > :first-child { grid-column: 1 / -1; }
  }
  @media (min-width: 75em) {
    &:not([data-many]) { grid-template-columns: minmax(0, 1fr) auto auto; }
  }
  @media (min-width: 85em) {
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
  @media (max-width: 47.9375em) {
    & > button { min-height: 44px; min-width: 44px; }
  }
  @media (max-width: 29.9375em) {
    & > button { padding: 0 var(--ep-s1); }
  }
  [data-many] > & { grid-auto-flow: row; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-many] > & > button { padding: 0 var(--ep-s2); }
  @media (max-width: 22.4375em) {
    [data-many] > & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @media (min-width: 48em) and (max-width: 84.9375em) {
    [data-many] > & { order: 1; grid-column: 1 / -1; }
  }
  @media (min-width: 64em) {
    [data-many] > & { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  }
  @media (min-width: 85em) {
    [data-many] > & { grid-template-columns: repeat(6, auto); }
  }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

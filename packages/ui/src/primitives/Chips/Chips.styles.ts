'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--ep-s2);
  & > button {
    min-height: var(--ep-control);
    padding: 0 var(--ep-s2);
    border: 1px solid var(--ep-line);
    border-radius: var(--ep-r-control);
    background: transparent;
    color: var(--ep-text-body);
    font-size: var(--ep-size-small);
    font-weight: var(--ep-weight-medium);
    cursor: pointer;
  }
  & > button:has(> span) {
    display: grid;
    align-content: center;
    justify-content: start;
    text-align: start;
    min-height: 3.25rem;
    padding: var(--ep-s2) var(--ep-s3);
    border-color: var(--ep-line-control);
    line-height: var(--ep-lh-small);
  }
  & > button > span { font-weight: var(--ep-weight-regular); color: var(--ep-text-faint); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & > button[aria-pressed='true'] > span { color: inherit; }
  & > button:hover { background: var(--ep-surface-hover); }
  & > button[aria-pressed='true'] { border-color: var(--ep-accent); background: var(--ep-accent-surface); color: var(--ep-accent-text); }
  & > button[aria-disabled='true'] { border-color: transparent; background: var(--ep-surface-hover); color: var(--ep-text-faint); cursor: not-allowed; }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] { outline: 2px solid Highlight; }
  }
`;

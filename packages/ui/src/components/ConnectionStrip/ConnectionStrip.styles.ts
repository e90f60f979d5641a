'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  position: sticky;
  top: calc(var(--ep-topbar) + env(safe-area-inset-top) + var(--ep-ribbon-space, 0px));
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s3);
  min-height: 3rem;
  padding: var(--ep-s2) max(var(--ep-gutter), env(safe-area-inset-right)) var(--ep-s2) max(var(--ep-gutter), env(safe-area-inset-left));
  border-bottom: 1px solid var(--ep-line);
  background: var(--ep-surface-raised);
  & > p {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    flex: 1 1 12rem;
    gap: var(--ep-s3);
    min-width: 0;
  }
  & > p > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; stroke-width: 1.75; color: var(--ep-text-soft); }
  & b { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  &[data-kind='offline'] { border-color: var(--ep-warning-line); background: var(--ep-warning-surface); }
  &[data-kind='offline'] > p > svg { color: var(--ep-warning); }
  @media (min-width: 48em) { top: var(--ep-ribbon-space, 0px); }
  @media (max-height: 25em) { position: static; }
`;

'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s1) var(--ep-s3);
  padding: var(--ep-s3) var(--ep-s4);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-raised);
  color: var(--ep-text-body);
  & > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-text-faint); }
  &[data-tone='warning'] { background: var(--ep-warning-surface); border-color: var(--ep-warning-line); }
  &[data-tone='warning'] > svg { color: var(--ep-warning); }
  &[data-tone='negative'] { background: var(--ep-negative-surface); border-color: var(--ep-negative-line); }
  &[data-tone='negative'] > svg { color: var(--ep-negative); }
  &[data-tone='accent'] { background: var(--ep-accent-surface); border-color: var(--ep-accent-line); }
  &[data-tone='accent'] > svg { color: var(--ep-accent-text); }
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ep-s2);
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong, & > h2, & > h3 {
    margin-bottom: calc(var(--ep-s2) * -1);
    font-size: var(--ep-size-body);
    line-height: var(--ep-lh-body);
    font-weight: var(--ep-weight-strong);
    color: var(--ep-text-strong);
    letter-spacing: 0;
  }
  /* A button alone stands beside its title where there is room. */
  &:has(> strong + button:last-child) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ep-s2) var(--ep-s4);
    & > strong { margin-bottom: 0; }
    /* The title stays beside the icon. */
    @container ep-column (width >= 40rem) { & > button { margin-block: calc((var(--ep-lh-body) - var(--ep-control)) / 2); } }
  }
`;

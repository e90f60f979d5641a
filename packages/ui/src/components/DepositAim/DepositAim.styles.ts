'use client';

import { styled } from 'styled-components';

/** What an amount is worth, in the size of text, because it is decided by. */
export const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s2);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > svg { width: 1.125rem; height: 1.125rem; margin-top: 2px; color: var(--ep-text-faint); }
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  &[data-short] > svg { color: var(--ep-warning); }
`;

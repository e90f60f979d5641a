'use client';

import { styled } from 'styled-components';

export const Root = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s3);
  padding-inline-start: var(--ep-s4);
  border-inline-start: 2px solid var(--ep-warning);
  font-size: var(--ep-size-card);
  line-height: var(--ep-lh-card);
  color: var(--ep-text-strong);
  & > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-warning); }
  &[data-large] { font-size: 1.125rem; line-height: 1.75rem; }
  & b { font-weight: var(--ep-weight-strong); font-variant-numeric: tabular-nums; }
`;

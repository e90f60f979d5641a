'use client';

import { styled } from 'styled-components';

export const Mark = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s2);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
  & > svg { width: .875rem; height: .875rem; margin-top: 3px; color: var(--ep-warning); }
`;

'use client';

import { styled } from 'styled-components';

export const Sections = styled.ol`
  counter-reset: section;
  display: grid;
  gap: var(--ep-s5);
  margin-top: var(--ep-s5);
  & > li { counter-increment: section; display: grid; grid-template-columns: var(--ep-s6) minmax(0, 1fr); column-gap: var(--ep-s2); }
  & > li::before { content: counter(section); color: var(--ep-text-faint); font-variant-numeric: tabular-nums; line-height: var(--ep-lh-card); }
  & > li > p { grid-column: 2; }
`;

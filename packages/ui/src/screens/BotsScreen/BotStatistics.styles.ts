'use client';

import { styled } from 'styled-components';

/** What is counted beside what is not, each under a heading of its own: a tag there is about those figures alone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--ep-s4);
  @media (min-width: 75em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

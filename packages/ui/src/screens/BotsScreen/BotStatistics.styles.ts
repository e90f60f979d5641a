'use client';

import { styled } from 'styled-components';

/** Counted and uncounted figures have a heading each, so that a tag there applies to those figures alone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--ep-s4);
  @container ep-column (width >= 55rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

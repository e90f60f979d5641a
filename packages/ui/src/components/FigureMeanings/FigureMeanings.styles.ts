'use client';

import { styled } from 'styled-components';

/** Names and meanings: stacked on phones, side by side where there is room. */
export const Meanings = styled.dl`
  display: grid;
  gap: var(--ep-s3);
  & > div { display: grid; gap: 0 var(--ep-s4); }
  & > div > dt { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  @container ep-column (width >= 28rem) { & > div { grid-template-columns: 10rem minmax(0, 1fr); } }
`;

'use client';

import { styled } from 'styled-components';

export const Members = styled.ul`
  display: grid;
  gap: var(--ep-s8);
  grid-template-columns: minmax(0, 1fr);
  & > li { overflow-wrap: anywhere; }
  & > li > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--ep-s2); margin-bottom: var(--ep-s3); }
  & > li > p:last-child { margin-top: var(--ep-s3); color: var(--ep-text-soft); }
  @container ep-column (width >= 48rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

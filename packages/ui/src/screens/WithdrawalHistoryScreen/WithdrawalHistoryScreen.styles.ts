'use client';

import { styled } from 'styled-components';

export const Skeletons = styled.div`
  & > div { display: grid; grid-template-columns: 2.5rem minmax(0, 10rem) minmax(0, 18rem); align-items: center; gap: var(--ep-s3) var(--ep-s6); padding: var(--ep-s5) var(--ep-card-pad); border-bottom: 1px solid var(--ep-line-soft); }
  & > div > span:nth-child(1) { height: 2.5rem; border-radius: var(--ep-r-card); }
`;

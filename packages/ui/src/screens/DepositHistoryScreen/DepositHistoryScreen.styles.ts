'use client';

import { styled } from 'styled-components';

export const Skeletons = styled.div`
  & > div { display: flex; align-items: center; gap: var(--ep-s3); padding: var(--ep-s4) var(--ep-card-pad); border-bottom: 1px solid var(--ep-line-soft); }
  & > div > span:nth-child(1) { flex: none; width: 2.5rem; height: 2.5rem; border-radius: var(--ep-r-card); }
  & > div > span:nth-child(2) { flex: 1 1 0; max-width: 14rem; }
  & > div > span:nth-child(3) { width: 6rem; margin-inline-start: auto; }
`;

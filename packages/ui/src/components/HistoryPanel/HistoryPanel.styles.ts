'use client';

import { styled } from 'styled-components';

export const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ep-s2);
  padding: var(--ep-s4) var(--ep-card-pad);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  & > span { width: 1rem; height: 1rem; }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ep-s1) var(--ep-s4);
  padding: var(--ep-s4) var(--ep-card-pad);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--ep-line-soft);
`;

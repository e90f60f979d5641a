'use client';

import { styled } from 'styled-components';

export const Root = styled.section`
  padding: var(--ep-s16) 0;
  border-top: 1px solid var(--ep-line-soft);
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s4);
  margin-bottom: var(--ep-s8);
  & > h2 { font-size: var(--ep-size-title); line-height: var(--ep-lh-title); letter-spacing: var(--ep-track-title); }
  & > p { flex: 0 0 100%; color: var(--ep-text-soft); overflow-wrap: anywhere; }
`;

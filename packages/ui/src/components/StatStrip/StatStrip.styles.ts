'use client';

import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: var(--ep-s3);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2);
`;

export const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 1px solid var(--ep-line-soft);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-card);
  overflow: hidden;
  margin: 0;
  & > div {
    display: grid;
    gap: var(--ep-s1);
    align-content: start;
    padding: var(--ep-s4) var(--ep-card-pad);
    box-shadow: -1px -1px 0 var(--ep-line-soft);
    &:dir(rtl) { box-shadow: 1px -1px 0 var(--ep-line-soft); }
  }
  @container ep-column (width < 28rem) {
    & > div > dd > span:first-child { font-size: 1.25rem; line-height: 1.75rem; }
  }
  @container ep-column (width >= 28rem) { & > div { padding: var(--ep-s5) var(--ep-card-pad); } }
  @container ep-column (width >= 55rem) { &:not([data-pair]) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
  @container ep-column (width < 20.5rem) { grid-template-columns: minmax(0, 1fr); }
`;

export const Value = styled.dd`
  display: grid;
  justify-items: start;
  gap: var(--ep-s1);
  margin: 0;
`;

'use client';

import { styled } from 'styled-components';

/** One column of messages with hairlines between, as dense as the toasts. */
export const List = styled.div`
  & > ol { display: grid; overflow-anchor: none; }
  & > ol > li:not(.ep-gap) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--ep-s3);
    padding: var(--ep-s3) 0;
    overflow-wrap: anywhere;
  }
  & > ol > li + li:not(.ep-gap) { border-top: 1px solid var(--ep-line); }
  & > ol > li > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-text-soft); stroke-width: 1.75; }
  & > ol > li[data-tone='success'] > svg { color: var(--ep-positive); }
  & > ol > li[data-tone='negative'] > svg { color: var(--ep-negative); }
`;

export const Content = styled.div`
  display: grid;
  gap: var(--ep-s1);
  min-width: 0;
  & > p { color: var(--ep-text-soft); }
`;

/** Title and time on one line while there is room. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--ep-s4);
  & > h3 { min-width: 0; font-size: var(--ep-size-body); line-height: var(--ep-lh-body); }
  & > time {
    color: var(--ep-text-faint);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    font-variant-numeric: tabular-nums;
  }
`;

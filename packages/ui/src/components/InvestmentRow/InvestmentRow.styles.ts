'use client';

import { styled } from 'styled-components';

/** Rows out of sight are neither laid out nor painted, so that a thousand of them open at once. */
export const Root = styled.li`
  display: grid;
  gap: var(--ep-s4) var(--ep-s6);
  grid-template-columns: minmax(0, 1fr);
  padding: var(--ep-s4) var(--ep-card-pad);
  content-visibility: auto;
  contain-intrinsic-size: auto 7rem;
  & + & { border-top: 1px solid var(--ep-line-soft); }

  & > .who { display: flex; align-items: flex-start; gap: var(--ep-s3); min-width: 0; }
  & > .who > div { display: grid; gap: var(--ep-s2); min-width: 0; overflow-wrap: anywhere; }
  & .exchange { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & .tags { display: flex; flex-wrap: wrap; gap: var(--ep-s2); }

  & > dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--ep-s3) var(--ep-s4); }
  & > dl dt { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & > dl dd {
    color: var(--ep-text-strong);
    font-weight: var(--ep-weight-medium);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > dl dd > span { white-space: normal; }

  @media (min-width: 768px) {
    & > dl { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(13rem, 1.1fr) minmax(0, .9fr) minmax(0, 1.8fr);
    align-items: center;
    & > dl > div { text-align: right; }
    & > dl dd > span { justify-content: flex-end; }
  }
`;

'use client';

import { styled } from 'styled-components';

/** Rows below the window are neither laid out nor painted. */
export const Root = styled.li`
  display: grid;
  gap: var(--ep-s4) var(--ep-s6);
  grid-template-columns: minmax(0, 1fr);
  padding: var(--ep-s4) var(--ep-card-pad);
  content-visibility: auto;
  contain-intrinsic-size: auto 19rem;
  & + &, .ep-gap + & { border-top: 1px solid var(--ep-line-soft); }

  & > .ep-who { display: flex; align-items: flex-start; gap: var(--ep-s3); min-width: 0; }
  & > .ep-who > div { min-width: 0; overflow-wrap: anywhere; }
  & .ep-exchange { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & .ep-tags { display: flex; flex-wrap: wrap; gap: var(--ep-s2); margin-top: var(--ep-s2); }

  & .ep-again { display: inline-block; margin-bottom: calc(var(--ep-s2) * -1); padding: var(--ep-s3) 0; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }

  /* Equal columns; a long amount moves to its own line instead of wrapping. */
  & > dl { display: flex; flex-wrap: wrap; gap: var(--ep-s3) var(--ep-s4); }
  & > dl > div { flex: 1 0 calc(50% - var(--ep-s4) / 2); }
  & > dl dt { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & > dl dd {
    color: var(--ep-text-strong);
    font-weight: var(--ep-weight-medium);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  @container ep-column (width >= 28rem) {
    contain-intrinsic-size: auto 16rem;
    & > dl > div { flex-basis: calc(25% - var(--ep-s4) * 3 / 4); }
  }
  @container ep-column (width >= 55rem) {
    contain-intrinsic-size: auto 7rem;
    grid-template-columns: minmax(13rem, 1.1fr) minmax(0, .9fr) minmax(0, 1.8fr);
    align-items: center;
    & > dl > div { text-align: end; }
    & > dl dd > span { justify-content: flex-end; }
  }
`;

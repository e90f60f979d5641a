'use client';

import { css, styled } from 'styled-components';

/** All figures side by side; those that share a badge are one field. */
const ONE_LINE = css`
  display: flex;
  flex-wrap: wrap;
  & > div { flex: 1 1 auto; border-width: 0; }
  & > div + div:not([data-joined]) { border-inline-start-width: 1px; }
`;

/** One line of 72 px; two lines of two on phones, and up to 640 px where figures have details beside them. */
export const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  border: 1px solid var(--ep-line-soft);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-card);
  & > div {
    position: relative;
    display: grid;
    align-content: center;
    min-width: 0;
    padding: var(--ep-s2) var(--ep-card-pad);
    border: 0 solid var(--ep-line-soft);
  }
  & > div:nth-child(even) { border-inline-start-width: 1px; }
  & > div:nth-child(n + 3) { border-top-width: 1px; }
  & > div > dd { margin: 0; }
  & > div > .ep-badge { justify-self: start; margin-top: var(--ep-s1); }
  @container ep-column (width < 20.5rem) {
    grid-template-columns: minmax(0, 1fr);
    & > div:nth-child(n) { border-inline-start-width: 0; }
    & > div + div { border-top-width: 1px; }
  }
  @container ep-column (width >= 28rem) { & > div { min-height: 4.375rem; padding-inline: var(--ep-s3); } }
  @container ep-column (28rem <= width < 40rem) { &:not([data-details]) { ${ONE_LINE} } }
  @container ep-column (width >= 40rem) { &&& { ${ONE_LINE} } }
  /* There is no room for a line of badges, nor beside the names: they stand on the edge. */
  @container ep-column (28rem <= width < 55rem) {
    & > div > .ep-badge {
      position: absolute;
      inset-block-start: -17px;
      inset-inline-end: var(--ep-s3);
      margin: 0;
      background: var(--ep-surface-page);
      white-space: nowrap;
    }
  }
  @container ep-column (width >= 55rem) {
    & > div { padding-inline: var(--ep-card-pad); }
    & > [data-badge] { grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--ep-s4); }
    & > [data-badge] > :is(dt, dd) { grid-column: 1; }
    & > [data-badge] > .ep-badge { grid-area: 1 / 2 / span 2; align-self: center; margin: 0; }
  }
`;

/** The figure with its detail on one line, and what it means below. */
export const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--ep-s2);
  overflow-wrap: anywhere;
  & > span:first-child { min-width: 0; font-size: var(--ep-size-section); line-height: var(--ep-lh-section); }
  & > .ep-definition { flex-basis: 100%; }
`;

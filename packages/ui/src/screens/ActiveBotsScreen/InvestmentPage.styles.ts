'use client';

import { styled } from 'styled-components';

/** The way back to the list, above the title at every width. */
export const Back = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s2);
  justify-self: start;
  min-height: 44px;
  margin: -10px 0 calc(var(--ep-s5) * -1);
  padding: 0;
  border: 0;
  background: none;
  color: var(--ep-text-soft);
  font-size: var(--ep-size-small);
  cursor: pointer;
  & > svg { width: .875rem; height: .875rem; }
  &:hover { color: var(--ep-text-strong); }
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s1) var(--ep-s2);
`;

/** What is shown large, in two cards, beside what is said about it; one column where it is narrow. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--ep-s6);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width < 28rem) { gap: var(--ep-s3); & > :nth-child(2) { gap: inherit; } }
  @container ep-column (width >= 55rem) {
    grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    & > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;

export const Between = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ep-s1) var(--ep-s4);
  color: var(--ep-text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Small = styled.p`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
`;

/** The names of the two lines, each with a piece of it. */
export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ep-s4);
  white-space: nowrap;
  @container ep-column (width < 28rem) { column-gap: var(--ep-s3); }
  & > span { display: inline-flex; align-items: center; gap: var(--ep-s2); }
  & > span > i { width: 14px; border-top: 1.75px solid var(--ep-text-strong); }
  & > span:last-child > i { border-top: 1px solid var(--ep-text-faint); }
`;

export const Lines = styled.div`
  & .ep-eth { stroke: var(--ep-text-faint); stroke-width: 1; stroke-linejoin: round; }
  & > .ep-axis[data-own] { color: var(--ep-text-strong); }
  @media (forced-colors: active) { & .ep-eth { stroke: CanvasText; stroke-dasharray: 3 2; } }
`;

export const Note = styled.p`
  color: var(--ep-text-soft);
  & > b { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

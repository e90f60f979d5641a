'use client';

import { styled } from 'styled-components';

export const Picker = styled.div`
  width: 100%;
  min-width: 0;
  @container ep-column (width >= 28rem) { width: 22rem; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th {
    padding: var(--ep-s2) var(--ep-s3);
    border-bottom: 1px solid var(--ep-line);
    color: var(--ep-text-faint);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    font-weight: var(--ep-weight-regular);
    text-align: start;
  }
  &[data-long] { overflow-anchor: none; }
  & .ep-gap > td { height: auto; padding: 0; }
  @media print { & .ep-gap { display: none; } }
  & tr:focus-visible { outline-offset: -2px; }
  & td { height: 2.75rem; padding: var(--ep-s2) var(--ep-s3); }
  & tr:not(:last-child) > td { border-bottom: 1px solid var(--ep-line-soft); }
  & :is(th, td):first-child { padding-inline-start: var(--ep-card-pad); overflow-wrap: anywhere; }
  & :is(th, td):last-child { padding-inline-end: var(--ep-card-pad); }
  & :is(th, td):not(:first-child) { width: 25%; text-align: end; }
  &[data-values] :is(th, td):not(:first-child) { width: 22%; }
  & td > time { color: var(--ep-text-body); }
  & td > time > span { color: var(--ep-text-faint); white-space: nowrap; }
  /* A date takes two lines before an amount does. */
  @container ep-column (width < 20.5rem) { & td > span { white-space: normal; } }
  @container ep-column (width < 28rem) {
    & :is(th, td):not(:first-child) { width: auto; }
    & :is(th, td) { padding-inline: var(--ep-s1); }
    &[data-values] :is(th, td):nth-child(4) { display: none; }
    &[data-values] :is(th, td):nth-child(3) { padding-inline-end: var(--ep-card-pad); }
  }
`;

/** The controls for further rows. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s2);
  padding: var(--ep-s3) var(--ep-card-pad);
  border-top: 1px solid var(--ep-line-soft);
`;

export const Nothing = styled.p`
  padding: var(--ep-s6) var(--ep-card-pad);
  color: var(--ep-text-soft);
`;

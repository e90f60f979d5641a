'use client';

import { styled } from 'styled-components';

/**
 * Styles shared by both history tables: the head, which shows only the sort buttons until there are columns, and the
 * row dividers. Each table lays out its own rows. Parts have class names, because every styled element has a cost in a
 * list.
 */
export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-variant-numeric: tabular-nums;

  & .ep-head { display: flex; align-items: center; justify-content: flex-end; padding: 0 var(--ep-card-pad); border-bottom: 1px solid var(--ep-line); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & .ep-head > :not([aria-sort]) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  & .ep-head button { display: inline-flex; align-items: center; gap: var(--ep-s1); min-height: 44px; padding: 0 var(--ep-s2); border: 0; background: none; color: inherit; cursor: pointer; }
  & .ep-head button:hover { color: var(--ep-text-strong); }
  & .ep-head svg { width: .875rem; height: .875rem; visibility: hidden; }
  & .ep-head [aria-sort='ascending'] > button, & .ep-head [aria-sort='descending'] > button { color: var(--ep-text-body); }
  & .ep-head [aria-sort='ascending'] svg, & .ep-head [aria-sort='descending'] svg { visibility: visible; }
  & .ep-body { display: contents; }

  /* Rows that are not in the document. The list itself keeps what is being read in place. */
  &[data-long] { overflow-anchor: none; }
  & .ep-gap { grid-column: 1 / -1; }
  @media print { & .ep-gap { display: none; } }

  & .ep-row { position: relative; display: grid; padding: var(--ep-s4) var(--ep-card-pad); }
  & .ep-row + .ep-row, & .ep-gap + .ep-row { border-top: 1px solid var(--ep-line-soft); }
  & small { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
`;

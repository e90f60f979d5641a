'use client';

import { styled } from 'styled-components';
import * as History from '../../components/HistoryTable/HistoryTable.styles.js';

/** One table for both layouts: columns from 704 px, two-line rows with a line for the id below. */
export const Table = styled(History.Table)`
  & .ep-row { grid-template-columns: minmax(8.5rem, 1fr) minmax(0, auto) minmax(0, auto); align-items: start; gap: var(--ep-s1) var(--ep-s3); }
  & .ep-row > * { min-width: 0; overflow-wrap: break-word; }
  & .ep-coin { grid-area: 1 / 1; padding-inline-start: 3.25rem; }
  & .ep-coin { color: var(--ep-text-faint); }
  & .ep-coin > svg { position: absolute; inset-inline-start: var(--ep-card-pad); top: var(--ep-s4); box-sizing: border-box; width: 2.5rem; height: 2.5rem; padding: .625rem; border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-hover); color: var(--ep-text-soft); }
  & .ep-coin b, & .ep-amount { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & .ep-amount span, & .ep-when span { font-weight: var(--ep-weight-regular); color: var(--ep-text-faint); }
  & .ep-amount { grid-area: 1 / 2 / auto / span 2; justify-self: end; text-align: end; overflow-wrap: anywhere; }
  & .ep-when { grid-area: 2 / 1 / auto / span 2; padding-inline-start: 3.25rem; font-size: var(--ep-size-small); line-height: var(--ep-lh-body); color: var(--ep-text-faint); }
  & .ep-status { display: contents; }
  & .ep-tag { grid-area: 2 / 3; justify-self: end; }
  & .ep-status > small { grid-area: 3 / 1 / auto / -1; padding-inline-start: 3.25rem; }
  & .ep-id { grid-area: 4 / 1 / auto / -1; overflow-wrap: anywhere; display: flex; align-items: center; gap: var(--ep-s1); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
  & .ep-id::before { margin-inline-end: auto; padding-inline-end: var(--ep-s3); }
  & .ep-id::before, & .ep-when span { white-space: nowrap; }
  & .ep-id > button { margin-block: calc(var(--ep-s2) * -1); margin-inline-end: calc(var(--ep-s2) * -1); }
  & .ep-id { font-family: var(--ep-font-mono); font-feature-settings: 'zero' 1; }
  & .ep-more { grid-area: 5 / 1 / auto / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--ep-s4); }
  & .ep-more:empty { display: none; }

  @container ep-column (width < 21.75rem) {
    & .ep-row { grid-template-columns: minmax(7.5rem, 1fr) minmax(0, auto); }
    & .ep-coin { grid-area: 1 / 1; }
    & .ep-tag { grid-area: 1 / 2; }
    & .ep-amount { grid-area: 2 / 1 / auto / -1; justify-self: start; margin-inline-start: 3.25rem; text-align: start; }
    & .ep-when { grid-area: 3 / 1 / auto / -1; }
    & .ep-status > small { grid-row: 4; }
    & .ep-id { grid-row: 5; }
    & .ep-more { grid-row: 6; }
  }

  @container ep-column (width >= 44rem) {
    --_between: var(--ep-s4);
    grid-template-columns: minmax(9rem, 1.3fr) minmax(6.25rem, 1.2fr) minmax(9.75rem, auto) minmax(6.5rem, auto) minmax(7.5rem, 1fr);
    column-gap: var(--_between);
    /* The same for whichever rows are in the document. */
    &[data-long] { grid-template-columns: minmax(9rem, 1.3fr) minmax(6.25rem, 1.2fr) 11rem minmax(6.5rem, 1.2fr) minmax(7.5rem, 1fr); }
    & .ep-head, & .ep-row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; column-gap: var(--_between); }
    & .ep-head { min-height: 2.25rem; white-space: nowrap; }
    & .ep-head > :not([aria-sort]) { position: static; width: auto; height: auto; overflow: visible; clip-path: none; }
    & .ep-head button { min-height: var(--ep-control); margin-inline-start: calc(var(--ep-s2) * -1); }
    & .ep-head > :nth-child(3) { justify-self: end; }
    & .ep-head > :nth-child(3) > button { margin-inline-end: 3.1em; margin-inline-start: 0; padding-inline-end: 0; flex-direction: row-reverse; }
    & .ep-head > :nth-child(3) > button:dir(rtl) { margin-inline-end: 0; }
    & .ep-row { min-height: 3.5rem; padding-block: var(--ep-s3); }
    & .ep-row:hover { background: var(--ep-surface-raised); }
    & .ep-row > * { grid-area: auto; }
    & .ep-coin { position: relative; padding-inline-start: 2.75rem; }
    & .ep-coin > svg { inset-inline-start: 0; top: calc(50% - 1rem); width: 2rem; height: 2rem; padding: .375rem; }
    & .ep-status { display: grid; justify-items: start; gap: var(--ep-s1); }
    & .ep-status > small { padding-inline-start: 0; grid-area: auto; }
    & .ep-tag { justify-self: start; grid-area: auto; }
    & .ep-amount span { display: inline-block; min-width: 2.8em; text-align: start; }
    & .ep-when { padding: 0; font-size: inherit; color: inherit; }
    & .ep-id { margin: 0; }
    & .ep-id::before { display: none; }
    & .ep-more { grid-area: 2 / 1 / auto / -1; align-items: flex-start; padding-inline-start: 2.75rem; }
  }
  @container ep-column (44rem <= width < 55rem) {
    --_between: var(--ep-s3);
    grid-template-columns: minmax(8.5rem, 1.3fr) minmax(6rem, 1fr) minmax(9.5rem, auto) auto minmax(8.75rem, auto);
    &[data-long] { grid-template-columns: minmax(8.5rem, 1.3fr) minmax(6rem, 1fr) 9.5rem 7rem 8.75rem; }
    & .ep-coin { padding-inline-start: 0; }
    & .ep-coin > svg { display: none; }
    & .ep-more { padding-inline-start: 0; }
    & .ep-when span { display: block; }
  }
  @container ep-column (width >= 60rem) { --_between: var(--ep-s6); }
`;

'use client';

import { styled } from 'styled-components';
import * as History from '../../components/HistoryTable/HistoryTable.styles.js';

/** One table for both layouts: columns from 640 px, records of two lines below. */
export const Table = styled(History.Table)`
  & .ep-row { grid-template-columns: auto minmax(min-content, 1fr) minmax(0, auto); align-items: start; gap: var(--ep-s1) 0; }
  & .ep-row > * { min-width: 0; overflow-wrap: anywhere; }
  & .ep-amount { grid-area: 1 / 1 / auto / span 2; color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  & .ep-amount > :last-child { font-weight: var(--ep-weight-regular); color: var(--ep-text-faint); }
  & .ep-status { display: contents; }
  & .ep-tag { grid-area: 1 / 3; justify-self: end; }
  & .ep-status > p { grid-area: 3 / 1 / auto / -1; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); }
  & .ep-id code { font-family: var(--ep-font-mono); font-size: .8125em; font-feature-settings: 'zero' 1; line-height: 1.25rem; }
  & .ep-when { justify-self: end; text-align: end; }
  & .ep-more { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--ep-s4); }
  & .ep-more:empty { display: none; }

  @container ep-column (width < 40rem) {
    & .ep-coin { grid-area: 2 / 1; font-size: var(--ep-size-small); line-height: 1.25rem; color: var(--ep-text-soft); }
    & .ep-coin > svg { display: none; }
    & .ep-coin > b { font-weight: inherit; }
    & .ep-coin > small, & .ep-id > code { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & .ep-id { grid-area: 2 / 2; line-height: 1.25rem; white-space: nowrap; color: var(--ep-text-soft); }
    & .ep-id::before { content: '\\a0· ' attr(data-short) / ''; font-family: var(--ep-font-mono); font-size: .75rem; font-feature-settings: 'zero' 1; }
    & .ep-when { grid-area: 2 / 3; margin-inline-start: var(--ep-s3); font-size: var(--ep-size-small); line-height: 1.25rem; color: var(--ep-text-soft); }
    /* In the details, which a press on the row opens. */
    & .ep-copy, & .ep-more { display: none; }
  }
  @container ep-column (width >= 40rem) {
    --_between: var(--ep-s4);
    grid-template-columns: minmax(9rem, 1.3fr) minmax(6.25rem, 1.2fr) minmax(7.5rem, 1fr) minmax(9.75rem, auto) minmax(6.5rem, auto) var(--_more,);
    column-gap: var(--_between);
    /* The same for whichever rows are in the document. */
    &[data-long] { grid-template-columns: minmax(9rem, 1.3fr) minmax(6.25rem, 1.2fr) minmax(7.5rem, 1fr) 11rem minmax(8.5rem, 1fr) var(--_more,); }
    & .ep-head, & .ep-row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; column-gap: var(--_between); }
    & .ep-head { min-height: 2.25rem; white-space: nowrap; }
    & .ep-head > :not([aria-sort]) { position: static; width: auto; height: auto; overflow: visible; clip-path: none; }
    & .ep-head button { min-height: var(--ep-control); }
    & .ep-head > :nth-child(n + 4) { justify-self: end; }
    & .ep-head > :nth-child(4) > button { margin-inline-end: 3.1em; flex-direction: row-reverse; }
    & .ep-head > :nth-child(4) > button:dir(rtl) { margin-inline-end: 0; }
    & .ep-row { min-height: 3.5rem; padding-block: var(--ep-s3); }
    & .ep-row > * { grid-area: auto; }
    & .ep-own { font-size: inherit; line-height: inherit; color: inherit; }
    & .ep-own::before { content: none; }
    & .ep-coin { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 0 var(--ep-s3); }
    & .ep-coin > svg { grid-row: 1 / 3; box-sizing: border-box; width: 2rem; height: 2rem; padding: .375rem; border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-hover); color: var(--ep-text-soft); }
    & .ep-coin > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); line-height: 1.25rem; }
    & .ep-coin > small { grid-column: 2; line-height: 1.125rem; }
    & .ep-status { display: grid; justify-items: start; gap: var(--ep-s1); }
    & .ep-status > p { grid-area: auto; }
    & .ep-tag { grid-area: auto; justify-self: start; }
    & .ep-amount { justify-self: end; text-align: end; }
    & .ep-amount > :last-child { display: inline-block; min-width: 3.1em; text-align: start; }
    & .ep-id { display: flex; align-items: center; gap: var(--ep-s1); }
    & .ep-id > button { margin-block: calc(var(--ep-s2) * -1); }
    & .ep-more { grid-area: 2 / 1 / auto / -1; align-items: flex-start; padding-inline-start: 2.75rem; }
  }
  @container ep-column (40rem <= width < 55rem) {
    --_between: var(--ep-s3);
    grid-template-columns: minmax(6.5rem, 1.2fr) minmax(6rem, 1fr) minmax(8rem, auto) minmax(9.5rem, auto) auto var(--_more,);
    &[data-long] { grid-template-columns: minmax(6.5rem, 1.2fr) minmax(6rem, 1fr) 8.5rem 9.5rem 9rem var(--_more,); }
    & .ep-coin > svg { display: none; }
    & .ep-more { padding-inline-start: 0; }
  }
  @container ep-column (width >= 60rem) { --_between: var(--ep-s6); }
`;

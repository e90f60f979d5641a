'use client';

import { styled } from 'styled-components';
import * as History from '../../components/HistoryTable/HistoryTable.styles.js';

/** One table for both layouts: five columns of text from 928 px, records of two lines below. */
export const Table = styled(History.Table)`
  & .ep-row { grid-template-columns: minmax(0, 1fr) minmax(0, auto); gap: var(--ep-s1) var(--ep-s3); }
  & .ep-row > * { min-width: 0; overflow-wrap: anywhere; }
  & code { font-family: var(--ep-font-mono); font-size: .8125em; font-feature-settings: 'zero' 1; line-height: 1.25rem; color: var(--ep-text-body); overflow-wrap: anywhere; }

  & .ep-amount { grid-area: 1 / 1; }
  & .ep-amount > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & .ep-amount > small { font-size: inherit; }
  & .ep-status { display: contents; }
  & .ep-tag { grid-area: 1 / 2; justify-self: end; }
  & .ep-status > p { grid-column: 1 / -1; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); }
  & .ep-status > .ep-late { color: var(--ep-warning); }
  & .ep-report { padding: 0; border: 0; background: none; font: inherit; color: var(--ep-text-link); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  & .ep-address { grid-area: 2 / 1; }
  & .ep-dates { grid-area: 2 / 2; text-align: end; font-size: var(--ep-size-small); line-height: 1.25rem; color: var(--ep-text-soft); }
  & .ep-processed { color: var(--ep-text-faint); }
  & .ep-transaction { color: var(--ep-text-faint); }
  & .ep-whole { white-space: nowrap; }

  @container ep-column (width < 58rem) {
    & .ep-amount > svg, & .ep-processed { display: none; }
    /* In the details, which a press on the row opens. */
    & .ep-transaction { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & .ep-transaction > a { display: none; }
    & .ep-address { display: flex; align-items: center; gap: var(--ep-s1); }
    & .ep-copy { margin-block: -6px; }
  }
  @container ep-column (width < 40rem) {
    & .ep-name, & .ep-address > code { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & .ep-address::before { content: attr(data-short) / ''; font-family: var(--ep-font-mono); font-size: .75rem; font-feature-settings: 'zero' 1; line-height: 1.25rem; color: var(--ep-text-soft); }
    & .ep-report, & .ep-copy { display: none; }
  }
  @container ep-column (width >= 58rem) {
    --_between: var(--ep-s4);
    /* Not in characters: a typeface that comes late would move the rows. */
    --_address: 7rem;
    grid-template-columns: auto minmax(9rem, 1fr) auto auto auto var(--_more,);
    column-gap: var(--_between);
    /* The same for whichever rows are in the document. */
    &[data-long] { grid-template-columns: 8.5rem minmax(9rem, 1fr) 10.5rem 11.5rem 10rem var(--_more,); }
    & .ep-head, & .ep-row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
    & .ep-head { min-height: 2.25rem; }
    & .ep-head > :not([aria-sort]) { position: static; width: auto; height: auto; clip-path: none; }
    & .ep-head > :last-child { justify-self: end; }
    & .ep-head button { min-height: var(--ep-control); text-align: end; }
    & .ep-row { align-items: start; gap: 0 var(--_between); padding-block: var(--ep-s3); }
    & .ep-row > * { grid-area: auto; }
    & .ep-own { font-size: inherit; line-height: inherit; color: inherit; }
    & .ep-own::before { content: none; }
    & .ep-amount { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--ep-s3); align-content: start; }
    & .ep-amount > svg { grid-row: 1 / 3; box-sizing: border-box; width: 2rem; height: 2rem; padding: .375rem; margin-top: 4px; border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-hover); color: var(--ep-text-soft); }
    & .ep-amount > small { max-width: 8rem; font-size: var(--ep-size-small); }
    & .ep-status { display: block; }
    & .ep-status > p { max-width: 18rem; margin: var(--ep-s1) 0 0; }
    & .ep-status > .ep-late { margin: 0; }
    & .ep-address { display: flex; align-items: flex-start; gap: var(--ep-s1); }
    & .ep-address > code { width: var(--_address); padding: 2px 0; }
    & .ep-address > button { margin-top: -6px; }
    & .ep-transaction > a { white-space: nowrap; }
    & .ep-dates { display: grid; justify-items: end; font-size: inherit; color: inherit; }
    & .ep-processed { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); white-space: nowrap; }
  }
  @container ep-column (width >= 66rem) {
    --_between: var(--ep-s6);
    --_address: 11rem;
    &[data-long] { grid-template-columns: 9.5rem minmax(9rem, 1fr) 14rem 11.5rem 10rem var(--_more,); }
  }
`;

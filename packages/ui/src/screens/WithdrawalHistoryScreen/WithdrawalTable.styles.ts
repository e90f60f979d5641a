'use client';

import { styled } from 'styled-components';
import * as History from '../../components/HistoryTable/HistoryTable.styles.js';

/** One table for both layouts: five columns of text from 1040 px, blocks of labelled lines below. */
export const Table = styled(History.Table)`
  & .ep-row { grid-template-columns: minmax(0, 1fr) fit-content(50%); gap: var(--ep-s2) var(--ep-s3); }
  & .ep-row > * { min-width: 0; overflow-wrap: anywhere; }
  & code { font-family: var(--ep-font-mono); font-size: .8125em; font-feature-settings: 'zero' 1; line-height: 1.25rem; color: var(--ep-text-body); overflow-wrap: anywhere; }

  & .ep-amount { grid-area: 1 / 1; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--ep-s3); align-content: start; }
  & .ep-amount > svg { grid-row: 1 / 3; box-sizing: border-box; width: 2.5rem; height: 2.5rem; padding: .625rem; margin-top: 2px; border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-hover); color: var(--ep-text-soft); }
  & .ep-amount > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & .ep-status { display: contents; }
  & .ep-tag { grid-area: 1 / 2; align-self: start; }
  & .ep-status > p { grid-area: 2 / 1 / auto / span 2; color: var(--ep-text-soft); }

  & .ep-address, & .ep-transaction, & .ep-dates { grid-column: 1 / -1; }
  & .ep-address, & .ep-transaction, & .ep-dates > div { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr) auto; gap: 0 var(--ep-s2); align-items: center; min-height: 2.75rem; }
  & .ep-transaction, & .ep-dates > div { margin-top: calc(var(--ep-s2) * -1); border-top: 1px solid var(--ep-line-soft); }
  & .ep-dates > div + div { margin-top: 0; }
  & .ep-address > code { max-width: 23ch; padding: var(--ep-s1) 0; }
  /* Visually hidden but read aloud: without it the date would be read as the transaction. */
  & .ep-transaction[data-empty] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  & .ep-transaction > a { display: inline-flex; align-items: center; gap: var(--ep-s1); min-height: 44px; justify-self: start; }
  & .ep-transaction > a > code { color: inherit; }
  & .ep-transaction > a::after { content: ''; flex: none; width: .875rem; height: .875rem; background: currentColor; clip-path: polygon(29% 25%, 75% 25%, 75% 71%, 66% 71%, 66% 40.4%, 32.4% 74%, 26% 67.6%, 59.6% 34%, 29% 34%); }
  & .ep-whole { white-space: nowrap; }

  @container ep-column (width < 20.5rem) {
    & .ep-transaction, & .ep-dates > div { grid-template-columns: minmax(0, 1fr); gap: 0; padding-block: var(--ep-s2); }
    & .ep-address { grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--ep-s2); }
    & .ep-address::before { grid-column: 1 / -1; }
    & .ep-transaction { padding-bottom: 0; }
  }
  @container ep-column (width >= 28rem) {
    & .ep-status > p, & .ep-address, & .ep-transaction, & .ep-dates { margin-inline-start: calc(2.5rem + var(--ep-s3)); }
  }
  @container ep-column (28rem <= width < 65rem) {
    & .ep-address { grid-template-columns: 5.5rem auto auto; justify-content: start; }
  }
  /* Address beside transaction, requested beside processed, both halves aligned under the amount. */
  @container ep-column (44rem <= width < 65rem) {
    & .ep-row { grid-template-columns: calc(50% + .625rem) minmax(0, 1fr); column-gap: var(--ep-s8); }
    & .ep-tag { justify-self: end; }
    & .ep-address { grid-column: 1; }
    & .ep-transaction { grid-column: 2; margin: 0; border: 0; }
    & .ep-dates { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--ep-s8); margin-top: calc(var(--ep-s2) * -1); border-top: 1px solid var(--ep-line-soft); }
    & .ep-dates > div { margin: 0; border: 0; }
  }
  @container ep-column (width >= 65rem) {
    grid-template-columns: auto minmax(9rem, 1fr) auto auto auto;
    column-gap: var(--ep-s6);
    /* The same for whichever rows are in the document. */
    &[data-long] { grid-template-columns: 10rem minmax(9rem, 1fr) 15rem 14rem 11.5rem; }
    & .ep-head, & .ep-row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
    & .ep-head { min-height: 2.25rem; }
    & .ep-head > :not([aria-sort]) { position: static; width: auto; height: auto; clip-path: none; }
    & .ep-head button { min-height: var(--ep-control); margin-inline-start: calc(var(--ep-s2) * -1); }
    & .ep-row { align-items: start; gap: 0 var(--ep-s6); }
    & .ep-row:hover { background: var(--ep-surface-raised); }
    & .ep-row > * { grid-area: auto; margin-inline-start: 0; }
    & .ep-amount > svg { width: 2rem; height: 2rem; padding: .375rem; }
    & .ep-amount > small { max-width: 8rem; }
    & .ep-status { display: block; }
    & .ep-status > p { max-width: 16.5rem; margin: var(--ep-s1) 0 0; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
    & .ep-address, & .ep-transaction, & .ep-dates > div { display: flex; gap: var(--ep-s1); min-height: 0; margin: 0; border: 0; }
    & .ep-address { align-items: flex-start; }
    & .ep-labelled::before { display: none; }
    & .ep-address > code { width: 22ch; padding: 2px 0; }
    & .ep-address > button { margin-top: -6px; }
    & .ep-transaction[data-empty] { position: static; display: flex; width: auto; height: auto; overflow: visible; clip-path: none; }
    & .ep-transaction[data-empty]::after { content: attr(data-empty) / ''; color: var(--ep-text-faint); }
    & .ep-transaction > a { min-height: 1.5rem; white-space: nowrap; }
    & .ep-dates { max-width: 11.5rem; }
    & .ep-dates > .ep-processed > time { white-space: nowrap; }
    & .ep-dates > .ep-processed { display: block; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  }
`;

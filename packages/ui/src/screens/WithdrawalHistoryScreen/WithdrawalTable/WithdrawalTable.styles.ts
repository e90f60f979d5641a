'use client';

import { styled } from 'styled-components';
import * as History from '../../../components/HistoryTable/HistoryTable.styles.js';

/** One table for both layouts: five columns of text from 1040 px, blocks of labelled lines below. */
export const Table = styled(History.Table)`
  & .row { grid-template-columns: minmax(0, 1fr) fit-content(50%); gap: var(--ep-s2) var(--ep-s3); }
  & .row > * { min-width: 0; overflow-wrap: anywhere; }
  & code { font-family: var(--ep-font-mono); font-size: .8125em; font-feature-settings: 'zero' 1; line-height: 1.25rem; color: var(--ep-text-body); overflow-wrap: anywhere; }

  & .amount { grid-area: 1 / 1; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--ep-s3); align-content: start; }
  & .amount > .mark { grid-row: 1 / 3; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; margin-top: 2px; border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-hover); color: var(--ep-text-soft); }
  & .amount > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & .status { display: contents; }
  & .status > span { grid-area: 1 / 2; align-self: start; white-space: normal; overflow-wrap: anywhere; }
  & .status > p { grid-area: 2 / 1 / auto / span 2; color: var(--ep-text-soft); }

  & .address, & .transaction, & .dates { grid-column: 1 / -1; }
  & .address, & .transaction, & .dates > div { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr) auto; gap: 0 var(--ep-s2); align-items: center; min-height: 2.75rem; }
  & .transaction, & .dates > div { margin-top: calc(var(--ep-s2) * -1); border-top: 1px solid var(--ep-line-soft); }
  & .dates > div + div { margin-top: 0; }
  & .address > code { max-width: 23ch; padding: var(--ep-s1) 0; }
  /* Visually hidden but read aloud: without it the date would be read as the transaction. */
  & .transaction[data-empty] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  & .transaction > a { display: inline-flex; align-items: center; gap: var(--ep-s1); min-height: 44px; justify-self: start; }
  & .transaction > a > code { color: inherit; }
  & .transaction > a > svg { width: .875rem; height: .875rem; }
  & .whole { white-space: nowrap; }
  & .none { color: var(--ep-text-faint); }

  @container ep-column (width < 20.5rem) {
    & .transaction, & .dates > div { grid-template-columns: minmax(0, 1fr); gap: 0; padding-block: var(--ep-s2); }
    & .address { grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--ep-s2); }
    & .address > small { grid-column: 1 / -1; }
    & .transaction { padding-bottom: 0; }
  }
  @container ep-column (width >= 28rem) {
    & .status > p, & .address, & .transaction, & .dates { margin-left: calc(2.5rem + var(--ep-s3)); }
  }
  @container ep-column (28rem <= width < 65rem) {
    & .address { grid-template-columns: 5.5rem auto auto; justify-content: start; }
  }
  /* Address beside transaction, requested beside processed, both halves aligned under the amount. */
  @container ep-column (44rem <= width < 65rem) {
    & .row { grid-template-columns: calc(50% + .625rem) minmax(0, 1fr); column-gap: var(--ep-s8); }
    & .status > span { justify-self: end; }
    & .address { grid-column: 1; }
    & .transaction { grid-column: 2; margin: 0; border: 0; }
    & .dates { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--ep-s8); margin-top: calc(var(--ep-s2) * -1); border-top: 1px solid var(--ep-line-soft); }
    & .dates > div { margin: 0; border: 0; }
  }
  @container ep-column (width >= 65rem) {
    grid-template-columns: auto minmax(9rem, 1fr) auto auto auto;
    column-gap: var(--ep-s6);
    & .head, & .row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
    & .head { min-height: 2.25rem; }
    & .head > :not([aria-sort]) { position: static; width: auto; height: auto; clip-path: none; }
    & .head button { min-height: var(--ep-control); margin-left: calc(var(--ep-s2) * -1); }
    & .row { align-items: start; gap: 0 var(--ep-s6); }
    & .row:hover { background: var(--ep-surface-raised); }
    & .row > * { grid-area: auto; margin-left: 0; }
    & .amount > .mark { width: 2rem; height: 2rem; }
    & .amount > small { max-width: 8rem; }
    & .status { display: block; }
    & .status > p { max-width: 16.5rem; margin: var(--ep-s1) 0 0; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
    & .address, & .transaction, & .dates > div { display: flex; gap: var(--ep-s1); min-height: 0; margin: 0; border: 0; }
    & .address { align-items: flex-start; }
    & .address > small, & .transaction > small, & .dates small[aria-hidden] { display: none; }
    & .address > code { width: 22ch; padding: 2px 0; }
    & .address > button { margin-top: -6px; }
    & .transaction[data-empty] { position: static; display: flex; width: auto; height: auto; overflow: visible; clip-path: none; }
    & .transaction > a { min-height: 1.5rem; white-space: nowrap; }
    & .dates { max-width: 11.5rem; }
    & .dates > .processed > time { white-space: nowrap; }
    & .dates > .processed { display: block; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  }
`;

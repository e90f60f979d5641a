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

  & .ep-head { display: flex; align-items: center; justify-content: space-between; padding: 0 var(--ep-card-pad); border-bottom: 1px solid var(--ep-line); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & .ep-head > :not([aria-sort]) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  & .ep-head button { display: inline-flex; align-items: center; gap: var(--ep-s1); min-height: 44px; padding: 0; border: 0; background: none; color: inherit; cursor: pointer; }
  & .ep-head button:hover { color: var(--ep-text-strong); }
  & .ep-head button::after { content: ''; width: .625rem; height: .75rem; background: currentColor; clip-path: polygon(45% 0, 55% 0, 55% 82%, 92% 52%, 100% 60%, 50% 100%, 0 60%, 8% 52%, 45% 82%); visibility: hidden; }
  & .ep-head [aria-sort='ascending'] > button, & .ep-head [aria-sort='descending'] > button { color: var(--ep-text-body); }
  & .ep-head [aria-sort='ascending'] > button::after, & .ep-head [aria-sort='descending'] > button::after { visibility: visible; }
  & .ep-head [aria-sort='ascending'] > button::after { rotate: 180deg; }
  & .ep-body { display: contents; }

  /* Rows that are not in the document. The list itself keeps what is being read in place. */
  &[data-long] { overflow-anchor: none; }
  & .ep-gap { grid-column: 1 / -1; }
  @media print { & .ep-gap { display: none; } }

  & .ep-row { position: relative; display: grid; padding: var(--ep-s4) var(--ep-card-pad); }
  & .ep-row + .ep-row, & .ep-gap + .ep-row { border-top: 1px solid var(--ep-line-soft); }
  /* Over the row, under what has a use of its own. */
  & .ep-open { position: absolute; inset: 0; padding: 0; border: 0; background: none; cursor: pointer; }
  & .ep-open:focus-visible { outline-offset: -3px; }
  & .ep-row:has(> * > .ep-open:hover) { background: var(--ep-surface-raised); }
  & .ep-row a, & .ep-report, & .ep-more, & .ep-copy { position: relative; z-index: 1; }
  @container ep-column (width >= 40rem) { & .ep-row code { position: relative; z-index: 1; } }
  /* A status in dense records is text with its shape, not a box. */
  @container ep-column (width < 40rem) {
    & .ep-row > .ep-tag, & .ep-status > .ep-tag { min-height: 0; padding: 0; border: 0; background: none; font-size: inherit; line-height: inherit; text-align: end; }
  }
  & .ep-name { color: var(--ep-text-faint); }
  & .ep-tag { white-space: normal; overflow-wrap: anywhere; }

  /* The marks of a row are drawn here: as elements they would be a third of what a long list has in the document. */
  & .ep-tag::before { content: ''; flex: none; box-sizing: border-box; width: .75rem; height: .75rem; background: currentColor; }
  & [data-mark='check']::before { clip-path: polygon(80% 21.7%, 37.5% 64.2%, 20% 46.7%, 13.3% 53.3%, 37.5% 77.5%, 86.7% 28.3%); }
  & [data-mark='cross']::before { clip-path: polygon(21.7% 28.3%, 43.4% 50%, 21.7% 71.7%, 28.3% 78.3%, 50% 56.6%, 71.7% 78.3%, 78.3% 71.7%, 56.6% 50%, 78.3% 28.3%, 71.7% 21.7%, 50% 43.4%, 28.3% 21.7%); }
  & :is([data-mark='clock'], [data-mark='ban'], [data-mark='unknown'])::before { border: .07rem solid; border-radius: 50%; scale: .92; }
  & [data-mark='clock']::before { background: linear-gradient(currentColor, currentColor) calc(50% + .01rem) 14% / .075rem 44% no-repeat, linear-gradient(currentColor, currentColor) 76% 56% / 28% .075rem no-repeat; }
  & [data-mark='ban']::before { background: linear-gradient(45deg, transparent 46%, currentColor 46% 54%, transparent 54%); }
  & [data-mark='unknown']::before { content: '?' / ''; display: grid; place-items: center; background: none; font-size: .5rem; line-height: 1; }
  & [data-mark='loader']::before { background: repeating-conic-gradient(from -9deg, currentColor 0 18deg, transparent 0 45deg); border-radius: 50%; mask: radial-gradient(closest-side, transparent 48%, black 50%); }
  & .ep-copy::before, & .ep-copy::after { content: ''; position: absolute; box-sizing: border-box; inset: 0; margin: auto; width: .75rem; height: .75rem; box-shadow: inset 0 0 0 .082rem; border-radius: .17rem; }
  & .ep-copy::before { translate: .155rem .155rem; }
  & .ep-copy::after { translate: -.145rem -.145rem; clip-path: polygon(0 0, 100% 0, 100% 20%, 20% 20%, 20% 100%, 0 100%); }
  & .ep-copy[data-mark='check']::after { display: none; }
  & .ep-copy[data-mark='check']::before { width: 1.125rem; height: 1.125rem; translate: none; box-shadow: none; border-radius: 0; background: currentColor; }
  & .ep-labelled::before { content: attr(data-label) / ''; font: var(--ep-weight-regular) var(--ep-size-small) / var(--ep-lh-small) var(--ep-font-ui); font-feature-settings: normal; color: var(--ep-text-faint); }
  @media (forced-colors: active) {
    & .ep-tag::before { forced-color-adjust: none; }
    & .ep-copy::before, & .ep-copy::after { color: ButtonText; forced-color-adjust: none; }
  }

  /* A column of the host: below the record where there are no columns. */
  & .ep-own { grid-column: 1 / -1; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); }
  & .ep-own::before { content: attr(data-label); color: var(--ep-text-faint); }

  & small { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
`;

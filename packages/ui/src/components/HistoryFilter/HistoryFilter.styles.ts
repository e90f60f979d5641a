'use client';

import { styled } from 'styled-components';
import * as Fields from '../../primitives/Field/Field.styles.js';

/** Chips in a row that scrolls, the search beside it where there is room, and the dates below it while they are chosen. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s3);
  padding: var(--ep-s4) var(--ep-card-pad);
  border-bottom: 1px solid var(--ep-line-soft);
  & > [data-part='search'] { flex: 1 1 15rem; max-width: 22rem; margin-inline-start: auto; }
  @container ep-column (width < 40rem) {
    padding-block: var(--ep-s3);
    & > [data-part='search'] { flex-basis: 100%; max-width: none; }
    & > [data-part='search']:not([data-open]) { display: none; }
  }
`;

/** Reaches the edges of the card, so that what is cut off shows that there is more. */
export const Chips = styled.div`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  gap: var(--ep-s2);
  min-width: 0;
  margin: -4px calc(var(--ep-card-pad) * -1);
  padding: 4px var(--ep-card-pad);
  overflow-x: auto;
  scroll-padding-inline: var(--ep-card-pad);
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  & > [role='group'] { flex: none; display: flex; gap: var(--ep-s2); }
  & > [data-rule] { flex: none; width: 1px; height: 1.25rem; background: var(--ep-line); }
`;

export const Chip = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s2);
  min-height: 2.25rem;
  padding: 0 var(--ep-s3);
  border: 1px solid var(--ep-line-control);
  border-radius: var(--ep-r-control);
  background: none;
  color: var(--ep-text-body);
  font-size: var(--ep-size-small);
  font-weight: var(--ep-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  & > span { color: var(--ep-text-faint); }
  & > svg { width: .875rem; height: .875rem; }
  &[aria-expanded='true'] > svg:last-child:not(:first-child) { rotate: 180deg; }
  &:hover { background: var(--ep-surface-hover); }
  &[aria-pressed='true'], &[data-active] { border-color: var(--ep-accent); background: var(--ep-accent-surface); color: var(--ep-accent-text); }
  &[aria-pressed='true'] > span { color: inherit; }
  @media (pointer: coarse) { min-height: 44px; }
  @container ep-column (width < 40rem) { min-height: 44px; }
  @media (forced-colors: active) {
    &[aria-pressed='true'], &[data-active] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  &[data-part='opens-search'] {
    @container ep-column (width >= 40rem) { display: none; }
  }
`;

export const Dates = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s3);
  & > [role='group'] { display: flex; flex-wrap: wrap; gap: var(--ep-s2); }
  @container ep-column (width < 40rem) {
    & > [role='group'] { flex: 1 0 100%; min-width: 0; flex-wrap: nowrap; box-sizing: border-box; flex-basis: calc(100% + 2 * var(--ep-card-pad)); margin: -4px calc(var(--ep-card-pad) * -1); padding: 4px var(--ep-card-pad); overflow-x: auto; scrollbar-width: none; }
  }
`;

export const Day = styled(Fields.Box)`
  flex: 0 1 auto;
  font-size: var(--ep-size-small);
  color: var(--ep-text-faint);
  & > input { flex: 0 1 9rem; font-size: max(1rem, var(--ep-size-small)); font-variant-numeric: tabular-nums; }
  @container ep-column (width < 28rem) {
    flex: 1 1 100%;
    & > input { flex: 1; }
    & > span { min-width: 2.5rem; }
  }
`;

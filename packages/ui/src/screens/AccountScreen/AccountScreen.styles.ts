'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

/**
 * Profile, balance, activation, links: in this order in a narrow column, in two columns from 704 px. The middle row
 * absorbs the extra height of the balance, so that neither column has a gap. Without an activation card the shortcuts
 * take its place.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s4);
  @container ep-column (width >= 44rem) {
    /* With large type the balance's column must be as wide as the figure. */
    grid-template-columns: minmax(0, 7fr) minmax(min-content, 5fr);
    grid-template-rows: auto 1fr auto;
    align-items: start;
    gap: var(--ep-s6);
    & > :nth-child(2) { grid-area: 1 / 2 / span 2; }
    & > [data-place='shortcuts'] { grid-area: 2 / 1 / span 2; }
    & > [data-place='more'] { grid-area: 3 / 2; }
    &[data-activation] {
      grid-template-rows: auto 1fr auto auto;
      & > :nth-child(3) { grid-area: 2 / 1 / span 3; }
      & > [data-place='shortcuts'] { grid-area: 3 / 2; }
      & > [data-place='more'] { grid-area: 4 / 2; }
    }
  }
`;

export const Profile = styled(Card)`
  display: flex;
  align-items: center;
  gap: var(--ep-s4);
  & > div { min-width: 0; overflow-wrap: anywhere; }
`;

/** Rows of links: icon, name, arrow. */
export const List = styled.div`
  overflow: hidden;
  background: var(--ep-surface-card);
  border: 1px solid var(--ep-line-soft);
  border-radius: var(--ep-r-card);
  & li + li { border-top: 1px solid var(--ep-line-soft); }
  & a, & button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ep-s4);
    width: 100%;
    min-height: 3.25rem;
    padding: var(--ep-s3) var(--ep-card-pad);
    border: 0;
    background: none;
    color: var(--ep-text-strong);
    font-weight: var(--ep-weight-medium);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & :is(a, button):hover { background: var(--ep-surface-raised); }
  & :is(a, button):focus-visible { outline-offset: -3px; }
  & button[aria-disabled] { color: var(--ep-text-faint); cursor: not-allowed; }
  & svg { width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); }
  & svg:not(:first-child) { width: .875rem; height: .875rem; }
`;

export const Figures = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--ep-s2) var(--ep-s4);
  padding-block: var(--ep-s3);
  & > svg { width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); }
  & > p { color: var(--ep-text-soft); }
  & > button { grid-column: 2; justify-self: start; margin-inline-start: calc(var(--ep-s4) * -1); }
  @container ep-column (width >= 28rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > button { grid-column: auto; margin-inline: 0 calc(var(--ep-s4) * -1); }
  }
`;

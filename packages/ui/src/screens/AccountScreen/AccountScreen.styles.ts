'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

/** Profile, balance, shortcuts, log out: in this order on narrow screens, the balance at the right from 1024 px. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s4);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    gap: var(--ep-s6);
    & > * { grid-column: 1; }
    & > :nth-child(2) { grid-column: 2; grid-row: 1 / span 2; }
  }
`;

export const Profile = styled(Card)`
  display: flex;
  align-items: center;
  gap: var(--ep-s4);
  & > div { min-width: 0; overflow-wrap: anywhere; }
`;

export const Balance = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--ep-s1);
  & > h2 { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); font-weight: 400; letter-spacing: 0; color: var(--ep-text-faint); }
`;

/** Two ways of the same weight. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--ep-s3);
  width: 100%;
  margin-top: var(--ep-s3);
  @media (max-width: 359px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Rows that lead somewhere: picture, name, arrow. */
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

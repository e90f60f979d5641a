'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';
import { Page } from '../../primitives/Layout/Layout.js';

/** From 704 px the profile is beside the title; in a narrow column it follows what is about money. */
export const Root = styled(Page)`
  & > [data-held] { visibility: hidden; }
  @container ep-column (width < 44rem) {
    gap: var(--ep-s3);
    & > :nth-child(n + 3) { order: 1; }
    & > :nth-child(2) { order: 2; }
    & > :nth-last-child(-n + 3) { order: 3; }
  }
  @container ep-column (width >= 44rem) {
    grid-template-columns: minmax(0, 1fr) minmax(auto, 16rem);
    align-items: center;
    & > :nth-child(n + 3) { grid-column: 1 / -1; }
    /* Beside the title it does not move. */
    & > :nth-child(2) { visibility: visible; }
  }
`;

export const Profile = styled(Card)`
  padding: 0;
  & > a {
    display: flex;
    align-items: center;
    gap: var(--ep-s3);
    min-height: 3.5rem;
    padding-block: var(--ep-s2);
    padding-inline: var(--ep-s2) var(--ep-s3);
    border-radius: inherit;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover { background: var(--ep-surface-raised); }
  & h2 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); letter-spacing: 0; }
  & > a > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & > a > div > :is(h2, span) { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > a > svg { flex: none; width: .875rem; height: .875rem; color: var(--ep-text-faint); }
`;

/** Results, and beside them the latest events where there is room. */
export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  & > [role='status'] { grid-column: 1 / -1; }
  @container ep-column (width >= 60rem) { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`;

/** Rows of links: icon, name, arrow. */
export const More = styled.nav`
  /* The sidebar has them too. */
  display: var(--ep-without-sidebar, block);
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

/** Four links side by side, two by two in a narrow column. */
export const Shortcuts = styled.nav`
  & > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ep-s2);
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--ep-s2);
    height: 100%;
    min-height: 3.25rem;
    padding: var(--ep-s2) var(--ep-s3);
    border: 1px solid var(--ep-line-soft);
    border-radius: var(--ep-r-card);
    background: var(--ep-surface-card);
    color: var(--ep-text-strong);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    font-weight: var(--ep-weight-medium);
    text-decoration: none;
  }
  & a:hover { background: var(--ep-surface-raised); }
  & svg { flex: none; width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); }
  & svg:last-child { display: none; }
  @container ep-column (width < 18rem) { & > ul { grid-template-columns: minmax(0, 1fr); } }
  @container ep-column (width >= 60rem) {
    & > ul { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--ep-s4); }
    & a { gap: var(--ep-s3); padding-inline: var(--ep-s4); font-size: inherit; line-height: inherit; }
    & svg:last-child { display: block; width: .875rem; height: .875rem; margin-inline-start: auto; }
  }
`;

export const Figures = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ep-s2);
  color: var(--ep-text-link);
  & > svg { width: 1.125rem; height: 1.125rem; }
  & > button { padding-inline: 0; color: inherit; font-size: var(--ep-size-small); font-weight: var(--ep-weight-regular); text-decoration: underline; text-underline-offset: 3px; }
`;

'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: calc(100dvh - var(--ep-ribbon-space, 0px));
  /* For what the strip above the screen has as well. */
  --ep-with-sidebar: none;
  @media (min-width: 48em) {
    --ep-with-sidebar: initial;
    /* For what a screen offers only while there is no sidebar to offer it. */
    --ep-without-sidebar: none;
    grid-template: 1fr / var(--ep-sidebar) minmax(0, 1fr);
  }
`;

export const TopStrip = styled.header`
  position: sticky;
  top: var(--ep-ribbon-space, 0px);
  z-index: var(--ep-z-nav);
  display: flex;
  align-items: center;
  gap: var(--ep-s3);
  height: calc(var(--ep-topbar) + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(var(--ep-gutter), env(safe-area-inset-right)) 0 max(var(--ep-gutter), env(safe-area-inset-left));
  border-bottom: 1px solid var(--ep-line-soft);
  background: var(--ep-surface-page);
  /* The name is there as a whole, or not at all: what does not fit beside the mark is on a line that is not shown. */
  & > a:first-child { flex: 1; flex-wrap: wrap; gap: 0 var(--ep-s2); min-width: 1.375rem; height: 44px; overflow: hidden; white-space: nowrap; }
  & > a:first-child > svg { height: 44px; }
  & > button { margin-inline: calc(var(--ep-s3) * -1) calc(var(--ep-s2) * -1); }
  & > button + button { margin-inline-start: calc(var(--ep-s1) * -1); }
  & > a:first-child > span { min-width: auto; overflow-wrap: normal; }
  @media (min-width: 48em) { display: none; }
  @media (max-height: 25em) { position: static; }
`;

/** The eye is over the last line of the figures, which leaves room for it: a link holds no button. */
export const MoneyBlock = styled.div`
  position: relative;
  display: grid;
  & > button { position: absolute; inset-block-end: 4px; inset-inline-end: 2px; }
  & > button:not(:hover) { color: var(--ep-text-faint); }
  &:has(> button) > a > div { padding-inline-end: 2rem; }
`;

/**
 * The strip spans the full width, so the padding around the content is on its own element. The footer stays at the
 * bottom of the window.
 */
export const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-bottom: var(--ep-bar-space, 0px);
  &:focus { outline: none; }
  /* While a screen or its list loads the footer would be in view, and jump away once they are there. */
  &:has(> div > [data-loading], [data-first-load]) > footer { visibility: hidden; }
`;

export const Content = styled.div`
  container: ep-column / inline-size;
  flex: 1 0 auto;
  width: 100%;
  max-width: calc(var(--ep-content-max) + 2 * var(--ep-gutter));
  margin: 0 auto;
  padding: var(--ep-s4) max(var(--ep-gutter), env(safe-area-inset-right)) var(--ep-s8) max(var(--ep-gutter), env(safe-area-inset-left));
  @media (min-width: 48em) {
    padding-block: var(--ep-s8) var(--ep-s16);
    padding-inline: var(--ep-gutter) max(var(--ep-gutter), env(safe-area-inset-right));
    &:dir(rtl) { padding-inline-end: max(var(--ep-gutter), env(safe-area-inset-left)); }
  }
`;

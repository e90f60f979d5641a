'use client';

import { styled } from 'styled-components';

/** The container whose width decides whether there is a second column. */
export const Frame = styled.div`
  container: ep-column / inline-size;
  width: 100%;
`;

/** By columns, so that the form is below the head in a page that is painted before the panel beside them has arrived. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  grid-auto-flow: column;
  min-height: calc(100dvh - var(--ep-ribbon-space, 0px));
  @container ep-column (width >= 64rem) { grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  min-height: 4rem;
  padding: 0 max(var(--ep-s4), env(safe-area-inset-right)) 0 max(var(--ep-s4), env(safe-area-inset-left));
  @container ep-column (width >= 48rem) { padding: 0 var(--ep-s10); }
`;

export const Main = styled.main`
  padding: 0 max(var(--ep-s4), env(safe-area-inset-right)) 0 max(var(--ep-s4), env(safe-area-inset-left));
  @container ep-column (width >= 48rem) { padding: 0 var(--ep-s10); }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ep-s6);
  width: 100%;
  max-width: 24rem;
  margin: 0 auto;
  padding: var(--ep-s8) 0 var(--ep-s12);
  & > header p { margin-top: var(--ep-s1); font-size: inherit; line-height: inherit; }
  /* Nothing is above it that it could be smaller than. */
  & > header h1 { font-size: var(--ep-size-title); line-height: var(--ep-lh-title); }
  @container ep-column (width >= 64rem) { padding-top: 14vh; }
`;

/** The risk note on narrow screens; wide ones show it beside the form. */
export const NarrowRisk = styled.div`
  @container ep-column (width >= 64rem) { display: none; }
`;

export const Aside = styled.aside`
  display: none;
  @container ep-column (width >= 64rem) {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--ep-s12);
    grid-column: 2;
    grid-row: 1 / 4;
    padding: calc(14vh + 4rem) var(--ep-s12) var(--ep-s12);
    border-inline-start: 1px solid var(--ep-line-soft);
    background: var(--ep-surface-well);
  }
  & > h2 { max-width: 26rem; font-size: var(--ep-size-figure-l); line-height: var(--ep-lh-figure-l); letter-spacing: var(--ep-track-title); white-space: pre-line; }
`;

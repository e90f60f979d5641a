'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-height: calc(100dvh - var(--ep-ribbon-space, 0px));
  @media (min-width: 64em) { grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  min-height: 4rem;
  padding: 0 max(var(--ep-gutter), env(safe-area-inset-right)) 0 max(var(--ep-gutter), env(safe-area-inset-left));
  @media (min-width: 48em) { padding: 0 var(--ep-s10); }
`;

export const Main = styled.main`
  padding: 0 max(var(--ep-gutter), env(safe-area-inset-right)) 0 max(var(--ep-gutter), env(safe-area-inset-left));
  @media (min-width: 48em) { padding: 0 var(--ep-s10); }
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
  & > header p { margin-top: var(--ep-s1); }
  @media (min-width: 64em) { padding-top: 14vh; }
`;

export const Foot = styled.footer`
  padding: 0 max(var(--ep-gutter), env(safe-area-inset-right)) var(--ep-s6) max(var(--ep-gutter), env(safe-area-inset-left));
  & > p { max-width: 24rem; margin: 0 auto; }
  @media (min-width: 48em) { padding-inline: var(--ep-s10); }
`;

/** The risk note on narrow screens; wide ones show it beside the form. */
export const NarrowRisk = styled.div`
  @media (min-width: 64em) { display: none; }
`;

export const Aside = styled.aside`
  display: none;
  @media (min-width: 64em) {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--ep-s12);
    grid-column: 2;
    grid-row: 1 / 4;
    padding: calc(14vh + 4rem) var(--ep-s12) var(--ep-s12);
    border-left: 1px solid var(--ep-line-soft);
    background: var(--ep-surface-well);
  }
`;

export const Instruments = styled.div`
  display: grid;
  gap: var(--ep-s10);
  justify-items: start;
  max-width: 30rem;
  & > h2 {
    font-size: var(--ep-size-title);
    line-height: var(--ep-lh-title);
    letter-spacing: var(--ep-track-title);
  }
`;

export const Instrument = styled.div`
  display: grid;
  gap: var(--ep-s2);
  width: 100%;
  & > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ep-s4); color: var(--ep-text-soft); font-variant-numeric: tabular-nums; }
  & > p > strong { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

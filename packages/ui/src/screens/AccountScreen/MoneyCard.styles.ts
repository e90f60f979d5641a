'use client';

import { styled } from 'styled-components';
import { PlaceLink } from '../../provider/PlaceLink.js';

/** Balance and total: below each other, side by side where there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; align-content: start; justify-items: start; gap: var(--ep-s3); min-width: 0; padding: var(--ep-card-pad); }
  & > div + div { justify-items: stretch; border-top: 1px solid var(--ep-line-soft); }
  @container ep-column (width >= 44rem) {
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 7fr);
    & > div + div { border-top: 0; border-inline-start: 1px solid var(--ep-line-soft); }
  }
`;

/** A name and, at the other end, its figure or a remark. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--ep-s1) var(--ep-s3);
  width: 100%;
  & > h2 { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); font-weight: 400; letter-spacing: 0; color: var(--ep-text-faint); }
`;

/** Two links of equal weight, side by side where both fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: var(--ep-s3);
  width: 100%;
  margin-top: var(--ep-s1);
`;

/** How a total is split. Decorative: the rows below say it in figures. */
export const Split = styled.div`
  display: flex;
  gap: 2px;
  height: 12px;
  & > i { min-width: 4px; border-radius: 2px; background: var(--ep-tick); print-color-adjust: exact; }
  & > i:first-child { background: var(--ep-text-soft); }
  &:empty { border: 1px dashed var(--ep-line-control); border-radius: 2px; }
  @media (forced-colors: active) { & > i { border: 1px solid CanvasText; } }
`;

export const Parts = styled.div`
  display: grid;
`;

export const Part = styled(PlaceLink)`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr) auto 4rem;
  align-items: center;
  gap: 0 var(--ep-s3);
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover { background: var(--ep-surface-raised); }
  & + & { border-top: 1px solid var(--ep-line-soft); }
  & > i { width: 10px; height: 10px; border-radius: 2px; background: var(--ep-text-soft); print-color-adjust: exact; }
  & + & > i { background: var(--ep-tick); }
  & small { font-size: inherit; color: var(--ep-text-faint); }
  & > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); text-align: end; overflow-wrap: anywhere; }
  & > :last-child { color: var(--ep-text-faint); text-align: end; }
  @container ep-column (width < 36rem) {
    & small { display: block; font-size: var(--ep-size-small); line-height: 1rem; }
  }
`;

/** What is on its way or ended, and in no total. */
export const Apart = styled.div`
  display: grid;
  border-top: 1px dashed var(--ep-line-control);
  font-variant-numeric: tabular-nums;
  & > p { padding: var(--ep-s3) var(--ep-card-pad) 0; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & > a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--ep-s3);
    min-height: 44px;
    padding: var(--ep-s2) var(--ep-card-pad);
    color: var(--ep-text-soft);
    text-decoration: none;
  }
  & > a:hover { background: var(--ep-surface-raised); }
  & > a:focus-visible { outline-offset: -3px; }
  & > a + a { border-top: 1px solid var(--ep-line-soft); }
  & > a > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); text-align: end; overflow-wrap: anywhere; }
  @container ep-column (width >= 60rem) {
    grid-template-columns: auto;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > p { align-self: center; padding: 0 var(--ep-s4) 0 var(--ep-card-pad); }
    & > a, & > a + a { border-top: 0; border-inline-start: 1px solid var(--ep-line-soft); padding-inline-start: var(--ep-s5); }
  }
`;

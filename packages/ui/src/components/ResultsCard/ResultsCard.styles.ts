'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

export const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--ep-s3);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s4);
  & label { white-space: nowrap; }
  @container ep-column (width < 36rem) { & > fieldset { flex: 1 0 100%; } }
`;

export const Total = styled.p`
  min-height: var(--ep-lh-figure-m);
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--ep-s3);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  & > [data-sign] {
    gap: var(--ep-s2);
    font-size: var(--ep-size-figure-m);
    line-height: var(--ep-lh-figure-m);
    font-weight: var(--ep-weight-strong);
  }
`;

/** Both drawings, with their axes at the right; time runs from left to right in every language. */
export const Plots = styled.div`
  position: relative;
  display: grid;
  margin-right: max(3.75rem, calc(14px + var(--_axis)));
  padding-top: var(--ep-s3);
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
  & > div { position: relative; height: 168px; }
  & > div[data-bars] { height: 72px; }
  & > div[data-strip] { height: 64px; }
  & > p { margin: var(--ep-s3) 0 6px; }
  & svg { display: block; width: 100%; height: 100%; overflow: visible; fill: none; }
  & svg > path { vector-effect: non-scaling-stroke; }
  & .ep-grid { stroke: var(--ep-line-soft); }
  & .ep-zero { stroke: var(--ep-tick); stroke-dasharray: 1 3; }
  & .ep-hidden { stroke: var(--ep-tick); stroke-width: 3; stroke-linecap: round; stroke-dasharray: .01 9; }
  & .ep-line { stroke: var(--ep-text-strong); stroke-width: 1.75; stroke-linejoin: round; }
  & .ep-gain { fill: var(--ep-gain, var(--ep-positive)); }
  & .ep-loss { fill: var(--ep-loss, var(--ep-negative)); }
  & .ep-gap { stroke: var(--ep-tick); stroke-dasharray: 1 2; }
  & .ep-today { stroke: var(--ep-text-soft); stroke-dasharray: 2 2; }
  & .ep-axis {
    position: absolute;
    left: 100%;
    padding-left: 14px;
    transform: translateY(-50%);
    white-space: nowrap;
  }
  & .ep-axis::before { content: ''; position: absolute; left: 0; top: 50%; width: 8px; height: 1px; background: var(--ep-tick); }
  & .ep-axis[data-last] { color: var(--ep-text-strong); font-weight: var(--ep-weight-strong); background: var(--ep-surface-card); }
  & .ep-axis[data-last]::before {
    width: 0;
    height: 0;
    margin-top: -4px;
    border: 4px solid transparent;
    border-right: 7px solid var(--ep-text-strong);
    border-left: 0;
    background: none;
  }
  /* The cursor is a slider over both drawings: by pointer, touch and keys. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: crosshair;
    touch-action: pan-y;
  }
  &:has(> input:focus-visible) { outline: 2px solid var(--ep-focus-ring); outline-offset: 4px; border-radius: var(--ep-r-tag); }
  & > i { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--ep-text-faint); pointer-events: none; }
  @container ep-column (width < 36rem) {
    & > div { height: 132px; }
    & > div[data-bars] { height: 56px; }
    & > div[data-strip] { height: 64px; }
  }
  @media (forced-colors: active) {
    & .ep-grid, & .ep-zero, & .ep-gap, & .ep-today, & .ep-hidden { stroke: CanvasText; }
    & .ep-line { stroke: Highlight; }
    & .ep-gain, & .ep-loss { fill: CanvasText; stroke: CanvasText; }
  }
`;

export const Days = styled.p`
  display: flex;
  justify-content: space-between;
  margin-right: max(3.75rem, calc(14px + var(--_axis)));
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-faint);
  @container ep-column (width < 36rem) { & > [data-between] { display: none; } }
`;

/** What the figures leave out. */
export const Remarks = styled.div`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
`;

/** What the line comes to, in as many lines as it takes, beside the button. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--ep-s3);
  padding-top: var(--ep-s3);
  border-top: 1px solid var(--ep-line-soft);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
  & > div { display: flex; flex-wrap: wrap; gap: var(--ep-s1) var(--ep-s5); padding-block: var(--ep-s1); }
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

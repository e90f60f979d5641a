'use client';

import { styled } from 'styled-components';

/** Scaled down on phones, with its text scaled less. */
export const Plot = styled.svg`
  position: absolute;
  inset: 0 0 auto auto;
  width: auto;
  height: 400px;
  fill: none;
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  @container ep-column (width < 48rem) { height: 320px; font-size: 14px; }
  & text { fill: var(--ep-chart-axis); }
  & text.price { fill: var(--ep-text-strong); font-weight: var(--ep-weight-strong); }
  & .ep-grid { stroke: var(--ep-chart-grid); }
  & .ep-axis { stroke: var(--ep-line); }
  & .ep-minor { stroke: var(--ep-tick-minor); }
  & .ep-major { stroke: var(--ep-tick); }
  & .ep-last { stroke: var(--ep-tick); stroke-dasharray: 1 4; }
  & .ep-flag { fill: var(--ep-surface-pressed); }
  & :is(.ep-wick, .ep-body) { stroke: var(--ep-candle-down); }
  & :is(.ep-wick, .ep-body)[data-up] { stroke: var(--ep-candle-up); }
  & .ep-wick { stroke-width: 1.5px; }
  & .ep-body { fill: var(--ep-candle-down); }
  & .ep-body[data-up] { fill: color-mix(in srgb, var(--ep-candle-up) 18%, transparent); }
`;

'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  isolation: isolate;
  min-width: 0;
  height: var(--ep-chart-height);
  background: var(--ep-surface-well);
  font-variant-numeric: tabular-nums;
  container-type: inline-size;
`;

/** Vertical swipes stay the page's; all else is the chart's. */
export const Plot = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: pan-y;
  cursor: crosshair;
  user-select: none;
  -webkit-user-select: none;
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: -2px; }
`;

export const ReadOut = styled.p`
  position: absolute;
  left: var(--ep-card-pad);
  top: var(--ep-s4);
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s1) var(--ep-s4);
  max-width: calc(100% - 320px);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  pointer-events: none;
  & > span { color: var(--ep-text-faint); white-space: nowrap; }
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & > em { font-style: normal; color: var(--ep-text-soft); white-space: nowrap; }
  & > em[data-provenance='stale'], & > em[data-provenance='simulated'] { color: var(--ep-warning); }
  @container (max-width: 639px) {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
    gap: 0 var(--ep-s4);
    max-width: none;
    & > em { grid-column: 1 / -1; }
  }
`;

export const Crosshair = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  & > i { position: absolute; left: 0; top: 0; border: 0 dashed var(--ep-chart-crosshair); }
  & > .down {
    top: var(--_headroom);
    height: calc(var(--_plot-height) - var(--_headroom));
    border-left-width: 1px;
    transform: translateX(var(--_x));
  }
  & > .across { width: var(--_plot-width); border-top-width: 1px; transform: translateY(var(--_y)); }
  & > span { position: absolute; left: 0; top: 0; background: var(--ep-panel-250); color: var(--ep-chart-label); white-space: nowrap; }
  & > .price {
    transform: translate(calc(var(--_plot-width) + 5px), calc(var(--_y) - 50%));
    padding: 3px 6px 3px 13px;
    clip-path: polygon(0 50%, 8px 0, 100% 0, 100% 100%, 8px 100%);
    @container (max-width: 479px) { font-size: .6875rem; padding: 3px 5px 3px 11px; }
  }
  & > .time {
    top: var(--_plot-height);
    padding: 4px var(--ep-s2);
    border-radius: var(--ep-r-tag);
    transform: translate(clamp(0px, calc(var(--_x) - 50%), calc(var(--_plot-width) - 50%)), 8px);
  }
`;

export const LastPrice = styled.div`
  --_flag: var(--ep-panel-250);
  --_ink: var(--ep-chart-label);
  --_line: var(--ep-chart-axis);
  position: absolute;
  left: 0;
  top: 0;
  pointer-events: none;
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  font-weight: var(--ep-weight-strong);
  &[data-current] { --_flag: var(--ep-accent); --_ink: var(--ep-text-on-accent); --_line: var(--ep-accent); }
  &[hidden] { display: none; }
  & > i { position: absolute; width: var(--_plot-width); border-top: 1px dotted var(--_line); opacity: .7; }
  & > span {
    position: absolute;
    left: calc(var(--_plot-width) + 5px);
    transform: translateY(-50%);
    padding: 3px 6px 3px 13px;
    background: var(--_flag);
    color: var(--_ink);
    clip-path: polygon(0 50%, 8px 0, 100% 0, 100% 100%, 8px 100%);
    @container (max-width: 479px) { font-size: .6875rem; padding: 3px 5px 3px 11px; }
  }
  @media (forced-colors: active) {
    & > span { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;

export const Tooltip = styled.div`
  position: absolute;
  top: calc(var(--ep-s12) + var(--ep-s2));
  width: 200px;
  padding: var(--ep-s3);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-overlay);
  box-shadow: var(--ep-shadow-overlay);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  pointer-events: none;
  &[data-side='left'] { left: var(--ep-card-pad); }
  &[data-side='right'] { left: calc(var(--_plot-width) - 200px - var(--ep-s4)); }
  & > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ep-s3); margin-bottom: var(--ep-s1); }
  & > p b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & > p span { color: var(--ep-text-soft); }
  & > p [data-provenance='stale'], & > p [data-provenance='simulated'] { color: var(--ep-warning); }
  & > dl > div { display: flex; justify-content: space-between; gap: var(--ep-s3); }
  & dt { color: var(--ep-text-faint); }
  & dd { color: var(--ep-text-strong); }
`;

/** In the corner between the two axes, beside the times it belongs to. */
export const Zone = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 70px;
  height: 36px;
  padding-top: 6px;
  display: grid;
  place-items: center;
  font-size: var(--ep-size-tag);
  color: var(--ep-chart-axis);
  pointer-events: none;
`;

/** On phones fingers zoom, and what is left stands over the price axis. */
export const Controls = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--ep-s2);
  right: calc(84px + var(--ep-s2));
  display: flex;
  & > button[aria-pressed='true'] { color: var(--ep-accent-text); }
  & > button[aria-disabled='true'] { background: none; opacity: .55; }
  @container (max-width: 479px) {
    right: 13px;
    gap: 13px;
    & > .zoom { display: none; }
  }
  @container (max-width: 339px) { & > .hollow { display: none; } }
`;

export const Empty = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--ep-text-soft);
`;

export const TableRegion = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
  background: var(--ep-surface-well);
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: -2px; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  & caption { padding: var(--ep-s4) var(--ep-card-pad); padding-inline-end: var(--ep-s16); text-align: left; color: var(--ep-text-soft); }
  & th, & td { padding: var(--ep-s2) var(--ep-s3); text-align: right; white-space: nowrap; font-weight: var(--ep-weight-regular); }
  & th:first-child, & td:first-child { text-align: left; padding-inline-start: var(--ep-card-pad); }
  & thead th { position: sticky; top: 0; background: var(--ep-surface-well); color: var(--ep-text-faint); box-shadow: inset 0 -1px var(--ep-line); }
  & tbody tr + tr > * { border-top: 1px solid var(--ep-line-soft); }
  & tbody th { color: var(--ep-text-soft); }
  & tbody td { color: var(--ep-text-strong); }
`;

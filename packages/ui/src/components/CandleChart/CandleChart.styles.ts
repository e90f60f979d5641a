'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  isolation: isolate;
  min-width: 0;
  height: calc(var(--ep-chart-height) + var(--_panels, 0) * 110px);
  background: var(--ep-surface-well);
  font-variant-numeric: tabular-nums;
  /* What changes within it lays out nothing around it. */
  contain: size layout;
  container-type: inline-size;
  /* The canvas keeps its colours, so its overlays must keep theirs. */
  forced-color-adjust: none;
`;

/** Vertical swipes scroll the page; everything else is handled by the chart. */
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
  inset-inline-start: var(--ep-card-pad);
  top: var(--ep-s4);
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s1) var(--ep-s4);
  width: calc(100% - 320px);
  /* Its figures change with every trade; containment keeps that from relayouting its surroundings. */
  contain: layout style;
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
    width: calc(100% - var(--ep-card-pad));
    & > em { grid-column: 1 / -1; }
    & > [data-kind='bollinger'] { display: none; }
  }
`;

/** The values of an indicator in its panel; they do not count as lines of the readout above. */
export const PanelReadOut = styled.p`
  position: absolute;
  inset-inline-start: var(--ep-card-pad);
  bottom: calc(36px + var(--_below) * 110px + 110px - var(--ep-s2) - var(--ep-lh-small));
  contain: layout style;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  white-space: nowrap;
  color: var(--ep-text-faint);
  pointer-events: none;
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

/** A price label on the axis, with a pointer. */
export const Flag = styled.b`
  display: block;
  padding: 3px 6px 3px 13px;
  font-weight: inherit;
  background: var(--ep-surface-pressed);
  color: var(--ep-chart-label);
  clip-path: polygon(0 50%, 8px 0, 100% 0, 100% 100%, 8px 100%);
  @container (max-width: 479px) { font-size: .6875rem; padding: 3px 5px 3px 11px; }
`;

export const Crosshair = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  & > i { position: absolute; inset-inline-start: 0; top: 0; border: 0 dashed var(--ep-chart-crosshair); }
  & > .ep-down {
    top: var(--_headroom);
    height: calc(var(--_axis-top) - var(--_headroom));
    border-inline-start-width: 1px;
  }
  & > .ep-across { width: var(--_plot-width); border-top-width: 1px; }
  & > span { position: absolute; inset-inline-start: 0; top: 0; white-space: nowrap; }
  /* Opaque, so that the axis label underneath does not show around it. */
  & > .ep-price {
    padding-block: 7px;
    background: var(--ep-surface-well);
  }
  & > .ep-time {
    top: var(--_axis-top);
    padding: 4px var(--ep-s2);
    border-radius: var(--ep-r-tag);
    background: var(--ep-surface-pressed);
    color: var(--ep-chart-label);
  }
`;

export const LastPrice = styled.div`
  position: absolute;
  inset-inline-start: 0;
  top: 0;
  pointer-events: none;
  /* It moves with each trade; its own layer keeps its surroundings from being repainted. */
  will-change: transform;
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  font-weight: var(--ep-weight-strong);
  &[hidden] { display: none; }
  & > i {
    position: absolute;
    width: var(--_plot-width);
    border-top: 1px dotted var(--ep-chart-axis);
    opacity: .7;
  }
  & > span { position: absolute; inset-inline-start: calc(var(--_plot-width) + 5px); transform: translateY(-50%); }
  &[data-current] > i { border-color: var(--ep-accent); }
  &[data-current] b { background: var(--ep-accent); color: var(--ep-text-on-accent); }
`;

export const Tooltip = styled.div`
  position: absolute;
  top: calc(var(--ep-s12) + var(--ep-s2));
  width: 216px;
  padding: var(--ep-s3);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-overlay);
  box-shadow: var(--ep-shadow-overlay);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  pointer-events: none;
  &[data-side='left'] { inset-inline-start: var(--ep-card-pad); }
  &[data-side='right'] { inset-inline-start: calc(var(--_plot-width) - 216px - var(--ep-s4)); }
  & > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ep-s3); margin-bottom: var(--ep-s1); }
  & > p b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & > p span { color: var(--ep-text-soft); }
  & > p [data-provenance='stale'], & > p [data-provenance='simulated'] { color: var(--ep-warning); }
  & > dl > div { display: flex; justify-content: space-between; gap: var(--ep-s3); }
  & dt { color: var(--ep-text-faint); }
  & dd { color: var(--ep-text-strong); }
`;

/** In the corner between the two axes, beside the times it applies to. */
export const Zone = styled.span`
  position: absolute;
  inset-inline-end: 0;
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

/** On phones fingers zoom, and the remaining controls are above the price axis. */
export const Controls = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--ep-s2);
  inset-inline-end: calc(84px + var(--ep-s2));
  display: flex;
  /* They change while the chart is dragged and zoomed; a fading button would be repainted in each frame. */
  & > button { transition: none; }
  & > button[aria-pressed='true'] { color: var(--ep-accent-text); }
  & > button[aria-disabled='true'] { background: none; opacity: .55; }
  /* The chart keeps its own surface, on which the system's gray may be invisible. */
  @media (forced-colors: active) {
    && > button[aria-disabled='true'] { border-color: transparent !important; color: var(--ep-text-faint) !important; }
  }
  @container (max-width: 479px) {
    inset-inline-end: 13px;
    gap: 13px;
    & > .ep-zoom { display: none; }
  }
`;

export const Empty = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--ep-text-soft);
`;

export const TablePanel = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  background: var(--ep-surface-well);
  & > p {
    padding: var(--ep-s4) var(--ep-card-pad);
    padding-inline-end: calc(84px + var(--ep-s12));
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    color: var(--ep-text-soft);
  }
  & > p[data-provenance='stale'], & > p[data-provenance='simulated'] { color: var(--ep-warning); }
  @container (max-width: 479px) { & > p { padding-inline-end: var(--ep-s16); } }
`;

export const TableRegion = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: -2px; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  & th, & td { padding: var(--ep-s2) var(--ep-s3); text-align: end; white-space: nowrap; font-weight: var(--ep-weight-regular); }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    text-align: start;
    padding-inline-start: var(--ep-card-pad);
    background: var(--ep-surface-well);
  }
  & th:last-child, & td:last-child { padding-inline-end: var(--ep-card-pad); }
  & thead th { position: sticky; top: 0; background: var(--ep-surface-well); color: var(--ep-text-faint); box-shadow: inset 0 -1px var(--ep-line); }
  & thead th:first-child { z-index: 1; }
  & tbody tr + tr > * { border-top: 1px solid var(--ep-line-soft); }
  & tbody th { color: var(--ep-text-soft); }
  & tbody td { color: var(--ep-text-strong); }
  @container (max-width: 479px) { & th, & td { padding-inline: var(--ep-s2); } }
`;

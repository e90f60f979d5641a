'use client';

import { keyframes, styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  height: var(--ep-chart-height);
  overflow: hidden;
  /* Panels of indicators make the chart higher. */
  &[data-drawn] { height: auto; }
  background: var(--ep-surface-well);
  &:focus { outline: none; }
`;

/** In the middle of an empty plot. */
export const Middle = styled.div`
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: var(--ep-s3);
  height: 100%;
  padding: var(--ep-s4) var(--ep-card-pad);
  overflow-y: auto;
  text-align: center;
  & > :is(h3, p, span) { max-width: min(100%, 44ch); overflow-wrap: anywhere; }
  & > h3 { font-size: var(--ep-size-section); line-height: var(--ep-lh-section); letter-spacing: -.01em; }
  & > h3 + p ~ p { margin-top: calc(var(--ep-s2) * -1); }
  & > svg { width: 1.5rem; height: 1.5rem; color: var(--ep-negative); }
  & > span:first-child { width: 160px; }
`;

/** Overlays the chart while it reloads, and is translucent. */
export const Band = styled.div`
  position: absolute;
  inset: 50% 0 auto;
  display: grid;
  justify-items: center;
  gap: var(--ep-s3);
  padding: var(--ep-s5) var(--ep-card-pad) var(--ep-s4);
  border-block: 1px solid var(--ep-line);
  background: color-mix(in srgb, var(--ep-surface-well) 84%, transparent);
  transform: translateY(-50%);
  pointer-events: none;
`;

const fill = keyframes`from { clip-path: inset(0 calc(100% - 2px) 0 -2px); } to { clip-path: inset(0 -2px); }`;
const move = keyframes`from { inset-inline-start: -1px; } to { inset-inline-start: calc(100% - 1px); }`;

/** A scale that fills tick by tick under its pointer; fixed at the ninth with reduced motion. */
export const Running = styled.span`
  position: relative;
  display: grid;
  width: 160px;
  & > span { grid-area: 1 / 1; }
  & > span:last-of-type { animation: ${fill} 2.4s steps(25, jump-none) infinite; }
  & > i { position: absolute; top: 0; width: 2px; height: 14px; background: var(--ep-text-strong); animation: ${move} 2.4s steps(25, jump-none) infinite; }
  & > i::before {
    content: '';
    position: absolute;
    inset-inline-start: -4px;
    top: -7px;
    border: 5px solid transparent;
    border-top: 6px solid var(--ep-text-strong);
    border-bottom: 0;
  }
  &:dir(rtl) > span { scale: -1 1; }
  @media (prefers-reduced-motion: reduce) {
    & > span:last-of-type { animation: none; clip-path: inset(0 62.5% 0 -2px); }
    & > i { inset-inline-start: 37.5%; animation: none; }
  }
  @media (forced-colors: active) {
    & > i { background: CanvasText; forced-color-adjust: none; }
    & > i::before { border-top-color: CanvasText; }
  }
`;

'use client';

import { styled } from 'styled-components';

/** The text at one end, the switch at the other; a click anywhere counts. */
export const Root = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s4);
  min-height: 44px;
  cursor: pointer;
`;

export const Content = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  & > span:first-child { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

/** A switch of 40 by 24 px in a touch target of 44. The tick opposite the knob shows on or off without colour. */
export const Track = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  & > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & > i {
    position: relative;
    pointer-events: none;
    width: 40px;
    height: 24px;
    border: 1px solid var(--ep-line-control);
    border-radius: 12px;
    background: var(--ep-surface-raised);
    transition: background var(--ep-base) var(--ep-ease), border-color var(--ep-base) var(--ep-ease);
  }
  & > i::before { content: ''; position: absolute; inset-inline-end: 8px; top: 7px; width: 1px; height: 8px; background: var(--ep-line-control); }
  & > i::after {
    content: '';
    position: absolute;
    inset-inline-start: 3px;
    top: 3px;
    width: 16px;
    height: 16px;
    border-radius: 8px;
    background: var(--ep-text-soft);
    transition: inset-inline-start var(--ep-base) var(--ep-ease), background var(--ep-base) var(--ep-ease);
  }
  label:hover > & > i { border-color: var(--ep-text-faint); }
  & > input:checked + i { background: var(--ep-accent); border-color: var(--ep-accent); }
  & > input:checked + i::before { inset-inline: 8px auto; background: var(--ep-text-on-accent); }
  & > input:checked + i::after { inset-inline-start: 19px; background: var(--ep-text-on-accent); }
  label:hover > & > input:checked + i { background: var(--ep-accent-hover); border-color: var(--ep-accent-hover); }
  & > input:focus-visible + i { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
  @media (forced-colors: active) {
    & > i { forced-color-adjust: none; background: Canvas; border-color: CanvasText; }
    & > i::before, & > i::after { background: CanvasText; }
    & > input:checked + i { background: Highlight; border-color: Highlight; }
    & > input:checked + i::before, & > input:checked + i::after { background: HighlightText; }
  }
`;

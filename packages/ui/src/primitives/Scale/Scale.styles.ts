'use client';

import { styled } from 'styled-components';

export const Root = styled.span`
  --_on: var(--ep-accent);
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  height: 14px;
  &[data-tone='positive'] { --_on: var(--ep-positive); }
  &[data-tone='warning'] { --_on: var(--ep-warning); }
  &[data-tone='negative'] { --_on: var(--ep-negative); }

  & > i { flex: none; width: 1px; height: 6px; background: var(--ep-tick-minor); }
  & > i[data-major] { height: 12px; background: var(--ep-tick); }
  & > i[data-on] { width: 2px; margin: 0 -.5px; background: var(--_on); }
  & > i[data-marker] { position: relative; width: 2px; margin: 0 -.5px; height: 14px; background: var(--ep-text-strong); }
  & > i[data-marker]::before {
    content: '';
    position: absolute;
    inset-inline-start: -4px;
    top: -7px;
    border: 5px solid transparent;
    border-top: 6px solid var(--ep-text-strong);
    border-bottom: 0;
  }
  &[data-size='tall'] { height: 20px; }
  &[data-size='tall'] > i { height: 10px; }
  &[data-size='tall'] > i[data-major] { height: 18px; }
  &[data-size='tall'] > i[data-marker] { height: 20px; }
  &[data-top-aligned] { align-items: flex-start; height: 12px; }
  &[data-top-aligned] > i { height: 5px; }
  &[data-top-aligned] > i[data-major] { height: 9px; }

  @media (forced-colors: active) {
    & > i { background: CanvasText; forced-color-adjust: none; }
    & > i[data-on] { background: Highlight; }
    & > i[data-marker] { background: CanvasText; }
    & > i[data-marker]::before { border-top-color: CanvasText; }
  }
`;

export const Labels = styled.span`
  position: relative;
  display: block;
  height: var(--ep-lh-tag);
  margin-top: var(--ep-s1);
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
  & > span { position: absolute; inset-inline-start: var(--_at); transform: translateX(-50%); white-space: nowrap; }
  &&:not([data-centred]) > span:first-child { transform: none; }
  &:not([data-centred]) > span:last-child { transform: translateX(-100%); }
  &:dir(rtl) > span { transform: translateX(50%); }
  &:not([data-centred]):dir(rtl) > span:last-child { transform: translateX(100%); }
`;

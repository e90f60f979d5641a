'use client';

import { styled } from 'styled-components';

/** One cell per update; the base line marks the limits before they are reached. */
export const Root = styled.span`
  --_on: var(--ep-positive);
  display: grid;
  grid-template-columns: repeat(15, 1fr);
  gap: 3px;
  &[data-tone='warning'] { --_on: var(--ep-warning); }
  &[data-tone='negative'] { --_on: var(--ep-negative); }
  & > i { height: 12px; background: var(--ep-surface-pressed); border-bottom: 2px solid var(--ep-tick); }
  & > i[data-limit='warning'] { border-color: var(--ep-warning); }
  & > i[data-limit='negative'] { border-color: var(--ep-negative); }
  & > i[data-on] { background: var(--_on); border-color: var(--_on); }
  @media (forced-colors: active) {
    & > i { forced-color-adjust: none; background: Canvas; border-color: CanvasText; }
    & > i[data-on] { background: Highlight; border-color: Highlight; }
  }
`;

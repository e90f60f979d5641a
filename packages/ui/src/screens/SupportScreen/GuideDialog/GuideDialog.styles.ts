'use client';

import { styled } from 'styled-components';

/** An unordered list with a dash before each item. */
export const Points = styled.ul`
  display: grid;
  gap: var(--ep-s4);
  & > li { display: grid; grid-template-columns: var(--ep-s4) minmax(0, 1fr); gap: var(--ep-s1); }
  & > li::before {
    content: '';
    width: 8px;
    height: 1px;
    margin-top: calc(var(--ep-lh-body) / 2);
    background: var(--ep-tick);
  }
  & h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & p { color: var(--ep-text-soft); }
  @media (forced-colors: active) { & > li::before { background: CanvasText; } }
`;

'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  flex: none;
`;

export const Popup = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--ep-s1));
  inset-inline-end: 0;
  z-index: var(--ep-z-dialog);
  display: grid;
  width: max-content;
  max-width: calc(100vw - 2 * var(--ep-gutter));
  padding: var(--ep-s1);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-overlay);
  box-shadow: var(--ep-shadow-overlay);
  & > * { justify-content: start; gap: var(--ep-s3); border-color: transparent; text-align: start; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

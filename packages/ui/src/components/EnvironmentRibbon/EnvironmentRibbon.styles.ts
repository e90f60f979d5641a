'use client';

import { styled } from 'styled-components';

/**
 * One line at any width down to 320 px, so that its height is known in advance: content that sticks to the top of the
 * window or fills it is told of it.
 */
export const Root = styled.aside`
  position: sticky;
  top: 0;
  z-index: calc(var(--ep-z-nav) + 1);
  height: calc(2rem + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(var(--ep-s3), env(safe-area-inset-right)) 0 max(var(--ep-s3), env(safe-area-inset-left));
  background: var(--ep-warning);
  color: var(--ep-surface-page);
  font-size: clamp(.625rem, 3.75vw, .8125rem);
  line-height: 2rem;
  font-weight: var(--ep-weight-strong);
  text-align: center;
  & > p { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  @media (forced-colors: active) { border-bottom: 1px solid CanvasText; line-height: calc(2rem - 1px); }
  @media (max-height: 25em) { position: static; }
  @media print { position: static; height: auto; border: 1px solid; }
  :root:has(&), :host:has(&) {
    --ep-ribbon-space: calc(2rem + env(safe-area-inset-top));
    @media print, (max-height: 25em) { --ep-ribbon-space: 0px; }
  }
`;

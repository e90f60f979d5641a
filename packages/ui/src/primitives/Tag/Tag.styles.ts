'use client';

import { styled } from 'styled-components';

/** The shape of a tag, for other elements that look like one. */
export const Shape = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 3px var(--ep-s2);
  border: 1px solid;
  border-radius: var(--ep-r-tag);
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  font-weight: var(--ep-weight-medium);
  & > svg { width: .75rem; height: .75rem; stroke-width: 2.25; }
`;

export const Root = styled(Shape)`
  border-color: var(--ep-neutral-line);
  background: var(--ep-neutral-surface);
  color: var(--ep-text-soft);
  max-width: 100%;
  white-space: nowrap;
  & > span:last-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  /* Filled, ring or square, so that the shape means the same as the colour. */
  &[data-shape]::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
  &[data-shape='ring']::before { background: none; border: 2px solid; }
  &[data-shape='square']::before { border-radius: 1px; }
  @media (forced-colors: active) {
    &[data-shape]::before { color: CanvasText; forced-color-adjust: none; }
  }
  &[data-tone='positive'] { color: var(--ep-positive); background: var(--ep-positive-surface); border-color: var(--ep-positive-line); }
  &[data-tone='negative'] { color: var(--ep-negative); background: var(--ep-negative-surface); border-color: var(--ep-negative-line); }
  &[data-tone='warning'] { color: var(--ep-warning); background: var(--ep-warning-surface); border-color: var(--ep-warning-line); }
  &[data-tone='accent'] { color: var(--ep-accent-text); background: var(--ep-accent-surface); border-color: var(--ep-accent-line); }
`;

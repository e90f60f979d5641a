'use client';

import { styled } from 'styled-components';

export const Segments = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--ep-line);
  border-radius: 8px;
  background: var(--ep-surface-raised);
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: calc(var(--ep-control) - 4px);
    padding: 0 var(--ep-s1);
    @container ep-column (width >= 20.5rem) { padding-inline: var(--ep-s2); }
    @container ep-column (width >= 40rem) { padding-inline: var(--ep-s3); }
    border-radius: 6px;
    color: var(--ep-text-soft);
    font-size: var(--ep-size-small);
    font-weight: var(--ep-weight-medium);
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  /* It reaches over the gap and the frame, so that on touch it is as high as other controls. */
  & > label > input { position: absolute; inset: -3px -1px; width: calc(100% + 2px); height: calc(100% + 6px); margin: 0; opacity: 0; cursor: pointer; }
  & > label:has(input:checked) { background: var(--ep-surface-pressed); color: var(--ep-text-strong); }
  & > label:has(input:focus-visible) { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
  @media (forced-colors: active) {
    & > label:has(input:checked) { outline: 2px solid Highlight; }
  }
`;

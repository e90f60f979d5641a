'use client';

import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 3px var(--ep-s2);
  border: 1px dashed var(--ep-line-control);
  border-radius: var(--ep-r-tag);
  color: var(--ep-text-body);
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  font-weight: var(--ep-weight-medium);
  text-align: left;
  & > svg { width: .75rem; height: .75rem; stroke-width: 2.25; }
  &[data-provenance='live'] { border-style: solid; border-color: var(--ep-line); }
  &[data-provenance='live'] > svg { color: var(--ep-positive); fill: currentColor; width: .5rem; height: .5rem; }
  &[data-provenance='stale'] { border-color: var(--ep-warning); color: var(--ep-warning); }
  &[data-provenance='simulated'] {
    gap: 10px;
    padding: 3px 10px 3px 6px;
    border-color: var(--ep-warning);
    color: var(--ep-warning);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--ep-warning) 26%, transparent) 0 3px, transparent 3px 6px) 0 0 / 24px 100% no-repeat;
  }
`;

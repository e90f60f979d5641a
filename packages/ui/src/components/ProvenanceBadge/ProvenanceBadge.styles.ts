'use client';

import { styled } from 'styled-components';
import { Shape } from '../../primitives/Tag/Tag.styles.js';

export const Root = styled(Shape)`
  border-style: dashed;
  border-color: var(--ep-line-control);
  color: var(--ep-text-body);
  text-align: start;
  &[data-provenance='live'] { border-style: solid; border-color: var(--ep-line); }
  &[data-provenance='live'] > svg { color: var(--ep-positive); fill: currentColor; width: .5rem; height: .5rem; }
  &[data-provenance='stale'] { border-color: var(--ep-warning); color: var(--ep-warning); }
  &[data-price-age='aging'] { border-color: var(--ep-warning); color: var(--ep-warning); }
  &[data-price-age='outdated'] { border-color: var(--ep-line-control); color: var(--ep-text-soft); }
  &[data-provenance='simulated'] {
    gap: 10px;
    padding-block: 3px;
    padding-inline: 6px 10px;
    border-color: var(--ep-warning);
    color: var(--ep-warning);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--ep-warning) 26%, transparent) 0 3px, transparent 3px 6px) 0 0 / 24px 100% no-repeat;
    &:dir(rtl) { background-position: 100% 0; }
  }
`;

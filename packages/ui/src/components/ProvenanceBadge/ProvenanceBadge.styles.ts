'use client';

import { styled } from 'styled-components';
import { Shape } from '../../primitives/Tag/Tag.styles.js';

export const Root = styled(Shape)`
  border-style: dashed;
  border-color: var(--ep-line-control);
  color: var(--ep-text-body);
  text-align: start;
  &:is(button) { max-width: 100%; background: none; cursor: pointer; }
  &:is(button):hover { border-style: solid; background-color: var(--ep-surface-raised); }
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
    /* Three columns of tiles: Firefox draws hair lines of a mixed colour in a gradient that repeats by itself. */
    --_mark: color-mix(in srgb, var(--ep-warning) 26%, transparent);
    --_tile: linear-gradient(135deg, var(--_mark) 25%, transparent 25% 50%, var(--_mark) 50% 75%, transparent 75%);
    background: var(--_tile) 0 0, var(--_tile) 8px 0, var(--_tile) 16px 0;
    background-size: 8px 8px;
    background-repeat: repeat-y;
    &:dir(rtl) { background-position: 100% 0, calc(100% - 8px) 0, calc(100% - 16px) 0; }
  }
`;

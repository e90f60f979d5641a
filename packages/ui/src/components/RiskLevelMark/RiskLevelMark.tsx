'use client';

import { styled } from 'styled-components';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** Three bars in one element, because lists have one a row. */
const Bars = styled.span`
  --_off: var(--ep-tick);
  --_on: currentColor;
  --_1: var(--_off);
  --_2: var(--_off);
  --_3: var(--_off);
  flex: none;
  display: inline-block;
  width: 15px;
  height: 12px;
  background:
    linear-gradient(var(--_1) 0 0) 0 100% / 3px 5px,
    linear-gradient(var(--_2) 0 0) 50% 100% / 3px 8px,
    linear-gradient(var(--_3) 0 0) 100% 100% / 3px 12px;
  background-repeat: no-repeat;
  &:is([data-filled='1'], [data-filled='2'], [data-filled='3']) { --_1: var(--_on); }
  &:is([data-filled='2'], [data-filled='3']) { --_2: var(--_on); }
  &[data-filled='3'] { --_3: var(--_on); }
  &:dir(rtl) { transform: scaleX(-1); }
  @media (forced-colors: active) { --_off: GrayText; --_on: CanvasText; forced-color-adjust: none; }
`;

const steps = { low: 1, medium: 2, high: 3 } as const;

/** The props of `RiskLevelMark`. */
export interface RiskLevelMarkProps extends ElementProps<HTMLDivElement> {
  /** Low, medium or high in any case; another value fills no bar. */
  readonly level: string;
}

/** One to three bars beside the name of a risk level. Decorative. */
export function RiskLevelMark({ level, ...rest }: RiskLevelMarkProps) {
  const known = level.toLowerCase();
  const filled = Object.hasOwn(steps, known) ? steps[known as keyof typeof steps] : 0;
  return <Bars {...rest} data-filled={filled} aria-hidden="true" />;
}

'use client';

import { getSign } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { roundDown } from '../../money/round.js';
import { useFormat } from '../../provider/useFormat.js';
import { Delta } from './Delta.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `UsdDelta`. */
export interface UsdDeltaProps extends ElementProps<HTMLDivElement> {
  /** USD, negative for a loss. */
  readonly value: Decimal;
}

/** `▲ +$12.40`: a change in dollars. Less than a cent counts as none. */
export function UsdDelta({ value, ...rest }: UsdDeltaProps) {
  const { usdChange } = useFormat();
  return <Delta {...rest} sign={getSign(roundDown(value, 2))} text={usdChange(value)} />;
}

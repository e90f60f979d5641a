'use client';

import { getSign } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { roundDown } from '../../money/round.js';
import { useFormat } from '../../provider/useFormat.js';
import { Delta } from './Delta.js';

/** The props of `UsdDelta`. */
export interface UsdDeltaProps {
  /** USD, negative for a loss. */
  readonly value: Decimal;
}

/** `▲ +$12.40`: a change in dollars. Less than a cent counts as none. */
export function UsdDelta({ value }: UsdDeltaProps) {
  const { usdChange } = useFormat();
  return <Delta sign={getSign(roundDown(value, 2))} text={usdChange(value)} />;
}

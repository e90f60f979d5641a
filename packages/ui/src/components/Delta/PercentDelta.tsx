'use client';

import { getSign } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { round } from '../../money/round.js';
import { useFormat } from '../../provider/useFormat.js';
import { Delta } from './Delta.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `PercentDelta`. */
export interface PercentDeltaProps extends ElementProps<HTMLDivElement> {
  /** Percent; `null` when it is unreadable. */
  readonly value: Decimal | null;
}

/** `▼ −1.44%`: a change in percent. */
export function PercentDelta({ value, ...rest }: PercentDeltaProps) {
  const { percentChange } = useFormat();
  if (value === null) return <Delta {...rest} sign={0} text="—" />;
  return <Delta {...rest} sign={getSign(round(value, 2))} text={percentChange(value)} />;
}

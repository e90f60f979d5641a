'use client';

import { getSign } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { round } from '../../money/round.js';
import { useFormat } from '../../provider/useFormat.js';
import { Delta } from './Delta.js';

/** The props of `PercentDelta`. */
export interface PercentDeltaProps {
  /** Percent; `null` when it is unreadable. */
  readonly value: Decimal | null;
}

/** `▼ −1.44%`: a change in percent. */
export function PercentDelta({ value }: PercentDeltaProps) {
  const { percentChange } = useFormat();
  if (value === null) return <Delta sign={0} text="—" />;
  return <Delta sign={getSign(round(value, 2))} text={percentChange(value)} />;
}

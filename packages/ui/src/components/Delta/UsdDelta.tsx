'use client';

import { getSign } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { roundDown } from '../../money/round.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { Delta } from './Delta.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `UsdDelta`. */
export interface UsdDeltaProps extends ElementProps<HTMLDivElement> {
  /** USD, negative for a loss. */
  readonly value: Decimal;
}

/** `▲ +$12.40`: a change in dollars. Less than a cent counts as none, and a hidden one has no direction. */
export function UsdDelta({ value, ...rest }: UsdDeltaProps) {
  const { usdChange } = useFormat();
  const { areBalancesHidden } = useUi();
  return <Delta {...rest} sign={areBalancesHidden ? 0 : getSign(roundDown(value, 2))} text={usdChange(value)} />;
}

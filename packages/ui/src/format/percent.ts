import { absolute, type Decimal, getSign, round, toText } from '../money/decimal.js';
import { formatAmount } from './money.js';

/** `87%`, `18.5%`: a reported percentage, without sign or padding. */
export function formatPercent(value: Decimal): string {
  return `${formatAmount(value)}%`;
}

/** `+2.48%` or `−1.44%`: a change, two decimals; a zero change has no sign. */
export function formatPercentChange(value: Decimal): string {
  const sign = getSign(round(value, 2));
  return `${sign > 0 ? '+' : sign < 0 ? '−' : ''}${toText(round(absolute(value), 2))}%`;
}

/** `0.9%` or `−1.4%`: a mean, one decimal. */
export function formatMeanPercent(value: Decimal): string {
  const isNegative = getSign(round(value, 1)) < 0;
  return `${isNegative ? '−' : ''}${toText(round(absolute(value), 1))}%`;
}

import { Big } from 'big.js';
import { compare } from './compare.js';
import { asDecimal, type Decimal, toText, ZERO } from './plainDecimal.js';

export { compare, getSign, isGreater, isLess, isPositive } from './compare.js';
export { type Decimal, decimal, parseDecimal, toText, ZERO } from './plainDecimal.js';
export { round, roundDown, roundUp } from './round.js';

// Strict mode rejects JavaScript numbers, so no float can slip into a sum.
const Exact = Big();
Exact.strict = true;

function big(value: Decimal): Big {
  return new Exact(toText(value));
}

function fromBig(value: Big): Decimal {
  return asDecimal(value.toFixed());
}

/** Returns the exact sum of two amounts. */
export function add(left: Decimal, right: Decimal): Decimal {
  return fromBig(big(left).plus(big(right)));
}

/** Returns the exact difference of two amounts. */
export function subtract(left: Decimal, right: Decimal): Decimal {
  return fromBig(big(left).minus(big(right)));
}

/** Returns the exact sum of all amounts; zero of none. */
export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, ZERO);
}

/** Returns the amount without its sign. */
export function absolute(value: Decimal): Decimal {
  return fromBig(big(value).abs());
}

/** `percent` (0-100) of a value, exact. */
export function takePercent(value: Decimal, percent: number): Decimal {
  return fromBig(
    big(value)
      .times(new Exact(String(percent)))
      .times(new Exact('0.01')),
  );
}

/** The share of `whole` that a value is, in percent; `undefined` when `whole` is zero. */
export function shareInPercent(value: Decimal, whole: Decimal): Decimal | undefined {
  if (compare(whole, ZERO) === 0) return undefined;
  return fromBig(big(value).times(new Exact('100')).div(big(whole)));
}

/** The product, exact. */
export function multiply(left: Decimal, right: Decimal): Decimal {
  return fromBig(big(left).times(big(right)));
}

/** The quotient, to twenty decimals. Throws for a divisor of zero. */
export function divide(left: Decimal, right: Decimal): Decimal {
  return fromBig(big(left).div(big(right)));
}

/** The mean; `undefined` for an empty list. */
export function mean(values: readonly Decimal[]): Decimal | undefined {
  if (values.length === 0) return undefined;
  return fromBig(big(sum(values)).div(new Exact(String(values.length))));
}

/** A float for pixel positions (scales, lines). Never for decisions or requests. */
export function toPixelNumber(value: Decimal): number {
  return Number(toText(value));
}

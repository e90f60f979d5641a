import { Big } from 'big.js';
import { asDecimal, type Decimal, toText, ZERO } from './plainDecimal.js';

export { type Decimal, decimal, parseDecimal, toText, ZERO } from './plainDecimal.js';

// Strict mode rejects JavaScript numbers, so no float can slip into a sum.
const Exact = Big();
Exact.strict = true;

function big(value: Decimal): Big {
  return new Exact(toText(value));
}

function fromBig(value: Big): Decimal {
  return asDecimal(value.toFixed());
}

/** Returns -1, 0 or 1: whether the left amount is less than, equal to or greater than the right one. */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  // By their digits, because sorting thousands compares a hundred thousand times.
  const [one, other] = [toText(left), toText(right)];
  const [isNegative, isOtherNegative] = [one.startsWith('-'), other.startsWith('-')];
  if (isNegative !== isOtherNegative) {
    if (!/[1-9]/.test(one + other)) return 0;
    return isNegative ? -1 : 1;
  }
  return isNegative ? compareDigits(other.slice(1), one.slice(1)) : compareDigits(one, other);
}

/** Compares two amounts without a sign. */
function compareDigits(left: string, right: string): -1 | 0 | 1 {
  const [leftPoint, rightPoint] = [pointIn(left), pointIn(right)];
  if (leftPoint !== rightPoint) return leftPoint < rightPoint ? -1 : 1;
  // The points are below each other, so the texts differ first where the amounts do.
  const [one, other] = left.length < right.length ? [padded(left, right), right] : [left, padded(right, left)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** How many digits an amount has before its point. */
function pointIn(digits: string): number {
  const at = digits.indexOf('.');
  return at === -1 ? digits.length : at;
}

/** The shorter amount with as many decimals as the longer one. */
function padded(short: string, long: string): string {
  return (short.includes('.') || short.length === long.length ? short : `${short}.`).padEnd(long.length, '0');
}

/** Returns whether the left amount is less than the right one. */
export function isLess(left: Decimal, right: Decimal): boolean {
  return compare(left, right) < 0;
}

/** Returns whether the left amount is greater than the right one. */
export function isGreater(left: Decimal, right: Decimal): boolean {
  return compare(left, right) > 0;
}

/** Returns whether the amount is greater than zero. */
export function isPositive(value: Decimal): boolean {
  return compare(value, ZERO) > 0;
}

/** -1, 0 or 1: the sign of a change. */
export function getSign(value: Decimal): -1 | 0 | 1 {
  return compare(value, ZERO);
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

/** Truncates to the given number of decimal places, so that a shown amount is never more than there is. */
export function roundDown(value: Decimal, places: number): Decimal {
  return asDecimal(big(value).round(places, Exact.roundDown).toFixed(places));
}

/** Rounds half away from zero to the given number of decimal places. */
export function round(value: Decimal, places: number): Decimal {
  return asDecimal(big(value).round(places, Exact.roundHalfUp).toFixed(places));
}

/** `percent` (0-100) of a value, exact. */
export function percentOf(value: Decimal, percent: number): Decimal {
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

/** The mean; `undefined` for an empty list. */
export function mean(values: readonly Decimal[]): Decimal | undefined {
  if (values.length === 0) return undefined;
  return fromBig(big(sum(values)).div(new Exact(String(values.length))));
}

/** A float for pixel positions (scales, lines). Never for decisions or requests. */
export function toPixelNumber(value: Decimal): number {
  return Number(toText(value));
}

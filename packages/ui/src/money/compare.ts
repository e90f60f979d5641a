import { type Decimal, toText, ZERO } from './plainDecimal.js';

// By digits and without big.js, which most screens can do without.

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

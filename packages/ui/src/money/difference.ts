import { asDecimal, type Decimal, toText } from './plainDecimal.js';

// By digits and without big.js, which most screens can do without.

function countPlaces(value: Decimal): number {
  return toText(value).split('.')[1]?.length ?? 0;
}

/** The amount in units of its last place. */
function toUnits(value: Decimal, places: number): bigint {
  const [whole = '', fraction = ''] = toText(value).split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** The exact difference of two amounts, with the decimals of the longer one. */
export function difference(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(countPlaces(left), countPlaces(right));
  const units = toUnits(left, places) - toUnits(right, places);
  const digits = `${units < 0n ? -units : units}`.padStart(places + 1, '0');
  const point = digits.length - places;
  return asDecimal(`${units < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? '.' : ''}${digits.slice(point)}`);
}

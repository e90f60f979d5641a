import { asDecimal, type Decimal, toText } from './plainDecimal.js';

// By digits and without big.js, which most screens can do without.

/** Truncates to the given number of decimal places, so that a shown amount is never more than there is. */
export function roundDown(value: Decimal, places: number): Decimal {
  return cut(value, places, () => false);
}

/** Rounds half away from zero to the given number of decimal places. */
export function round(value: Decimal, places: number): Decimal {
  return cut(value, places, (rest) => rest >= '5');
}

/** Rounds an amount that is not negative up to the given number of decimal places, so that it is never too little. */
export function roundUp(value: Decimal, places: number): Decimal {
  return cut(value, places, (rest) => /[1-9]/.test(rest));
}

/** The same amount without zeros at its end. */
export function dropZeros(value: Decimal): Decimal {
  const text = toText(value);
  return text.includes('.') ? asDecimal(text.replace(/\.?0+$/, '')) : value;
}

/** Cuts an amount off; `raises` says of the digits that are cut whether the last one left is raised. */
function cut(value: Decimal, places: number, raises: (rest: string) => boolean): Decimal {
  const text = toText(value);
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const kept = BigInt(whole + decimals.slice(0, places).padEnd(places, '0'));
  const units = raises(decimals.slice(places)) ? kept + 1n : kept;
  const digits = `${units}`.padStart(places + 1, '0');
  const point = digits.length - places;
  const sign = text.startsWith('-') && units > 0n ? '-' : '';
  return asDecimal(`${sign}${digits.slice(0, point)}${places > 0 ? '.' : ''}${digits.slice(point)}`);
}

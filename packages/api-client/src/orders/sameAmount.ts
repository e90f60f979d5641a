import { parseDecimal } from '../contract/decimal.js';

function trim(amount: string): string | undefined {
  return parseDecimal(amount)
    ?.replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** Whether two texts are the same decimal: servers write one amount as 60, 60.0 or 60.00. */
export function isSameAmount(one: string, other: string): boolean {
  return one === other || (trim(one) !== undefined && trim(one) === trim(other));
}

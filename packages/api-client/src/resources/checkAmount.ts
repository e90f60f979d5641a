import { parseDecimal } from '../contract/decimal.js';
import type { ErrorTexts } from '../errors/errorTexts.js';
import { describeFailure } from '../errors/toApiError.js';

/**
 * Gives back an amount that is a plain decimal text without a sign. Servers also take `1e3` or `1_000` for an amount, so
 * that a slip would move another sum than the one on the screen: anything else throws an ApiError of kind `unexpected`.
 */
export function checkAmount(amount: string, texts: ErrorTexts): string {
  if (typeof amount === 'string' && /^\d/.test(amount) && parseDecimal(amount) !== undefined) return amount;
  const cause = new TypeError(`An amount has to be a plain decimal text such as '0.5', not ${JSON.stringify(amount)}.`);
  throw describeFailure({ kind: 'unexpected', cause }, texts);
}

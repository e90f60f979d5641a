import { parseDecimal } from '../contract/decimal.js';
import type { ErrorTexts } from '../errors/errorTexts.js';
import { describeFailure } from '../errors/toApiError.js';

/**
 * Returns an amount that is an unsigned plain decimal. Servers also parse `1e3` or `1_000`, so that a typo would move
 * another amount than the one displayed: anything else throws an {@link ApiError} of kind `unexpected`.
 */
export function checkAmount(amount: string, texts: ErrorTexts): string {
  if (typeof amount === 'string' && /^\d/.test(amount) && parseDecimal(amount) !== undefined) return amount;
  const cause = new TypeError(
    `The amount must be a plain decimal string such as '0.5', not ${JSON.stringify(amount)}.`,
  );
  throw describeFailure({ kind: 'unexpected', cause }, texts);
}

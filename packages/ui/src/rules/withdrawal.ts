import { readAmount } from '../money/amountInput.js';
import { isGreater, isLess, isPositive } from '../money/compare.js';
import { type Decimal, decimal } from '../money/plainDecimal.js';

/** The minimum in USD for every currency. */
export const MIN_WITHDRAWAL = decimal('50');
/** Minimum length of a trimmed address. */
export const MIN_ADDRESS_LENGTH = 10;
/** USD amounts have at most two decimals. */
export const USD_PLACES = 2;

export type WithdrawalAmountCheck =
  | { readonly status: 'empty' | 'invalid' | 'belowMinimum' | 'insufficient' }
  | { readonly status: 'valid'; readonly amount: Decimal };

/** Reports the most basic problem first: not an amount, under the minimum, over the balance. */
export function checkWithdrawalAmount(typed: string, balance: Decimal): WithdrawalAmountCheck {
  const read = readAmount(typed, USD_PLACES);
  if (read.status === 'empty') return { status: 'empty' };
  if (read.status === 'invalid' || !isPositive(read.value)) return { status: 'invalid' };
  if (isLess(read.value, MIN_WITHDRAWAL)) return { status: 'belowMinimum' };
  if (isGreater(read.value, balance)) return { status: 'insufficient' };
  return { status: 'valid', amount: read.value };
}

export type WithdrawalAddressCheck =
  | { readonly status: 'empty' | 'tooShort' | 'privateKey' }
  | { readonly status: 'valid'; readonly address: string };

/** Copied text often carries zero-width characters and byte order marks, which belong to no address. */
const INVISIBLE_ENDS = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g;
const HEX_KEY = /^(?:0x)?[0-9a-fA-F]{64}$/;
const WIF_KEY = /^(?:[5KLT6][1-9A-HJ-NP-Za-km-z]{50,51})$/;

/**
 * An address has at least 10 characters after trimming. Beyond that only what looks like a private key is rejected:
 * sending it would give the wallet away.
 */
export function checkWithdrawalAddress(typed: string): WithdrawalAddressCheck {
  const address = typed.replace(INVISIBLE_ENDS, '');
  if (address === '') return { status: 'empty' };
  if (HEX_KEY.test(address) || WIF_KEY.test(address)) return { status: 'privateKey' };
  if (address.length < MIN_ADDRESS_LENGTH) return { status: 'tooShort' };
  return { status: 'valid', address };
}

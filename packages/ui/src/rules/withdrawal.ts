import type { Limits } from '../model/limits.js';
import { readAmount } from '../money/amountInput.js';
import { isGreater, isLess, isPositive } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import { type AddressFlaw, findAddressFlaw } from './addressCharacters.js';

/** USD amounts have at most two decimals. */
export const USD_PLACES = 2;

export type WithdrawalAmountCheck =
  | { readonly status: 'empty' | 'invalid' | 'belowMinimum' | 'insufficient' }
  | { readonly status: 'valid'; readonly amount: Decimal };

/** Reports the most basic problem first: not an amount, under the minimum, over the balance if that is known. */
export function checkWithdrawalAmount(
  typed: string,
  balance: Decimal | null,
  { minimumWithdrawal }: Pick<Limits, 'minimumWithdrawal'>,
): WithdrawalAmountCheck {
  const read = readAmount(typed, USD_PLACES);
  if (read.status === 'empty') return { status: 'empty' };
  if (read.status === 'invalid' || !isPositive(read.value)) return { status: 'invalid' };
  if (isLess(read.value, minimumWithdrawal)) return { status: 'belowMinimum' };
  if (balance !== null && isGreater(read.value, balance)) return { status: 'insufficient' };
  return { status: 'valid', amount: read.value };
}

export type WithdrawalAddressCheck =
  | { readonly status: 'empty' | 'tooShort' | 'privateKey' }
  /** `flaw`: a character that no address has; it is reported, but the person decides. */
  | { readonly status: 'valid'; readonly address: string; readonly flaw: AddressFlaw | null };

/** Copied text often carries zero-width characters and byte order marks, which belong to no address. */
const INVISIBLE_ENDS = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g;
const HEX_KEY = /^(?:0x)?[0-9a-fA-F]{64}$/;
const WIF_KEY = /^(?:[5KLT6][1-9A-HJ-NP-Za-km-z]{50,51})$/;

/**
 * An address has a minimum length after trimming. Beyond that only what looks like a private key is rejected: sending it
 * would give the wallet away.
 */
export function checkWithdrawalAddress(
  typed: string,
  { minimumAddressLength }: Pick<Limits, 'minimumAddressLength'>,
): WithdrawalAddressCheck {
  const address = typed.replace(INVISIBLE_ENDS, '');
  if (address === '') return { status: 'empty' };
  if (HEX_KEY.test(address) || WIF_KEY.test(address)) return { status: 'privateKey' };
  if (address.length < minimumAddressLength) return { status: 'tooShort' };
  return { status: 'valid', address, flaw: findAddressFlaw(address) };
}

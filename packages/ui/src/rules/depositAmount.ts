import type { SupportedCurrency } from '../model/Deposit.js';
import { readAmount } from '../money/amountInput.js';
import { isLess, isPositive } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';

/** Coin amounts are entered with at most 8 decimals. */
export const COIN_PLACES = 8;

export type DepositCheck =
  | { readonly status: 'valid'; readonly currency: SupportedCurrency; readonly amount: Decimal }
  | { readonly status: 'noCurrency' | 'unsupportedCurrency' | 'noAmount' }
  | { readonly status: 'belowMinimum'; readonly currency: SupportedCurrency; readonly minimum: Decimal };

/** Validates a deposit and returns the first problem in a fixed order. */
export function checkDeposit(
  chosen: string | null,
  typed: string,
  supported: readonly SupportedCurrency[],
): DepositCheck {
  if (chosen === null || chosen === '') return { status: 'noCurrency' };
  const currency = supported.find((one) => one.currency === chosen);
  if (currency === undefined) return { status: 'unsupportedCurrency' };
  const read = readAmount(typed, COIN_PLACES);
  if (read.status !== 'valid' || !isPositive(read.value)) return { status: 'noAmount' };
  const minimum = currency.minDeposit;
  if (minimum !== null && isLess(read.value, minimum)) return { status: 'belowMinimum', currency, minimum };
  return { status: 'valid', currency, amount: read.value };
}

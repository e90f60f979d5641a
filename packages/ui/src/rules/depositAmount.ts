import { readAmount } from '../money/amountInput.js';
import { isLess, isPositive } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import type { CurrencyChoice } from './currencyChoices.js';

/** Coin amounts are entered with at most 8 decimals. */
export const COIN_PLACES = 8;

export type DepositCheck =
  | { readonly status: 'valid'; readonly currency: CurrencyChoice; readonly amount: Decimal }
  | { readonly status: 'noCurrency' | 'unsupportedCurrency' | 'noAmount' }
  | { readonly status: 'belowMinimum'; readonly currency: CurrencyChoice; readonly minimum: Decimal };

/** Validates a deposit and returns the first problem in a fixed order. */
export function checkDeposit(chosen: string | null, typed: string, choices: readonly CurrencyChoice[]): DepositCheck {
  if (chosen === null || chosen === '') return { status: 'noCurrency' };
  const currency = choices.find((one) => one.currency === chosen);
  if (currency === undefined) return { status: 'unsupportedCurrency' };
  const read = readAmount(typed, COIN_PLACES);
  if (read.status !== 'valid' || !isPositive(read.value)) return { status: 'noAmount' };
  const minimum = currency.minDeposit;
  if (minimum !== null && isLess(read.value, minimum)) return { status: 'belowMinimum', currency, minimum };
  return { status: 'valid', currency, amount: read.value };
}

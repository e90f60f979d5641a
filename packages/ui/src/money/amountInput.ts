import { type Decimal, decimal, isGreater, isLess, add, subtract, toText } from './decimal.js';

/** What a typed amount is: nothing yet, not an amount, or an amount. */
export type AmountInput =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly reason: 'notANumber' | 'tooManyDecimals' }
  | { readonly status: 'valid'; readonly value: Decimal };

const TYPED = /^\d{0,16}(?:\.\d*)?$/;

/**
 * Reads an amount as typed: up to 16 ASCII digits, one dot, at most `places` decimals. Signs, exponents, grouping,
 * other digits and extra decimals are rejected, never corrected or rounded.
 */
export function readAmount(typed: string, places: number): AmountInput {
  const text = typed.trim();
  if (text === '') return { status: 'empty' };
  if (!TYPED.test(text) || !/\d/.test(text)) return { status: 'invalid', reason: 'notANumber' };
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > places) return { status: 'invalid', reason: 'tooManyDecimals' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return { status: 'valid', value: decimal(fraction === '' ? digits : `${digits}.${fraction}`) };
}

/** The text of an amount field after one arrow key: `step` up or down, clamped to the limits. */
export function stepAmount(
  typed: string,
  direction: 'up' | 'down',
  options: {
    readonly step: Decimal;
    readonly places: number;
    readonly min: Decimal;
    readonly max?: Decimal | undefined;
  },
): string {
  const read = readAmount(typed, options.places);
  const from = read.status === 'valid' ? read.value : options.min;
  const next = direction === 'up' ? add(from, options.step) : subtract(from, options.step);
  if (isLess(next, options.min)) return toText(options.min);
  if (options.max !== undefined && isGreater(next, options.max)) return toText(options.max);
  return toText(next);
}

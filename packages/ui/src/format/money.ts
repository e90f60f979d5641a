import { absolute, type Decimal, getSign, roundDown, toText } from '../money/decimal.js';

const MINUS = '−';

// Creating an Intl format costs more than a hundred uses of it, and long lists use them thousands of times.
const formats = new Map<string, Intl.NumberFormat>();

function getCurrencyFormat(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formats.set(locale, format);
  }
  return format;
}

/** Intl formats decimal strings exactly, but its type accepts only literal ones. */
function formatExact(format: Intl.NumberFormat, value: Decimal): string {
  return format.format(toText(value) as Intl.StringNumericLiteral);
}

/**
 * `$1,234.56`: two decimals; further ones are cut, so that a shown amount is never more than there is. Negative amounts
 * have a true minus.
 */
export function formatUsd(value: Decimal, locale: string): string {
  const shown = formatExact(getCurrencyFormat(locale), roundDown(absolute(value), 2));
  return getSign(roundDown(value, 2)) < 0 ? `${MINUS}${shown}` : shown;
}

/** `+$12.40` or `−$8.64`; a zero change has no sign. */
export function formatUsdChange(value: Decimal, locale: string): string {
  const shown = formatExact(getCurrencyFormat(locale), roundDown(absolute(value), 2));
  const sign = getSign(roundDown(value, 2));
  return sign > 0 ? `+${shown}` : sign < 0 ? `${MINUS}${shown}` : shown;
}

let wholeFormat: { readonly locale: string; readonly format: Intl.NumberFormat } | undefined;

/** `$1,299`: an estimate that is already in whole dollars. */
export function formatWholeUsd(value: Decimal, locale: string): string {
  if (wholeFormat?.locale !== locale) {
    const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 };
    wholeFormat = { locale, format: new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions) };
  }
  return formatExact(wholeFormat.format, value);
}

/** `500`, `2000`, `49.5`: no grouping and no trailing zeros, as minimums are written. */
export function formatAmount(value: Decimal): string {
  const text = toText(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** `$500`, `$49.5`; a dash when the server's minimum is unreadable. */
export function formatMinimum(value: Decimal | null): string {
  return value === null ? '—' : `$${formatAmount(value)}`;
}

/** `0.25000000`: a coin amount in a history, always 8 decimals; further ones are cut. */
export function formatCoin(value: Decimal): string {
  return toText(roundDown(value, 8));
}

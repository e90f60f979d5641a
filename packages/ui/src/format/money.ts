import { type Decimal, toText } from '../money/plainDecimal.js';
import { roundDown } from '../money/round.js';
import { formatExact, getNumberFormat, isGrouped } from './intl.js';

const DEFAULT_LOCALE = 'en-US';
/** The most decimals a browser of 2023 formats. */
const EVERY_DECIMAL = 20;

const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const cents = { ...dollars, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * `$1,234.56`: two decimals; further ones are cut, so that a shown amount is never more than there is. Negative amounts
 * have a true minus.
 */
export function formatUsd(value: Decimal, locale: string): string {
  return formatExact(getNumberFormat(locale, 'usd', { ...cents, signDisplay: 'negative' }), roundDown(value, 2));
}

/** `+$12.40` or `−$8.64`; a zero change has no sign. */
export function formatUsdChange(value: Decimal, locale: string): string {
  return formatExact(
    getNumberFormat(locale, 'usdChange', { ...cents, signDisplay: 'exceptZero' }),
    roundDown(value, 2),
  );
}

/** `+$20`, `−$7.50`, `$0`: a change on an axis, without cents where there are none. */
export function formatUsdTick(value: Decimal, locale: string): string {
  const options = { ...cents, signDisplay: 'exceptZero', trailingZeroDisplay: 'stripIfInteger' } as const;
  return formatExact(getNumberFormat(locale, 'usdTick', options), roundDown(value, 2));
}

/** Whether a locale writes the dollar sign after the amount: `50,00 $`. */
export function isDollarAfter(locale: string): boolean {
  return (
    getNumberFormat(locale, 'usd', { ...cents, signDisplay: 'negative' })
      .formatToParts(0)
      .at(-1)?.type === 'currency'
  );
}

/** `$1,299`: an estimate that is already in whole dollars. */
export function formatWholeUsd(value: Decimal, locale: string): string {
  return formatExact(getNumberFormat(locale, 'usdWhole', { ...dollars, maximumFractionDigits: 0 }), value);
}

/**
 * `500`, `2000`, `49.5`: a number without trailing zeros. It is not grouped, so that a single separator is always the
 * decimal one; in other locales than English it has never exactly three decimals (`1,2340`), which look like a group.
 */
export function formatAmount(value: Decimal, locale = DEFAULT_LOCALE): string {
  const decimals = /\.(\d*?)0*$/.exec(toText(value))?.[1]?.length ?? 0;
  const minimumFractionDigits = decimals === 3 && isGrouped(locale) ? 4 : 0;
  const options = { useGrouping: false, minimumFractionDigits, maximumFractionDigits: EVERY_DECIMAL };
  return formatExact(getNumberFormat(locale, `amount ${minimumFractionDigits}`, options), value);
}

/** `$500`, `$49.5`, `2.000 $`: a minimum in dollars without trailing zeros; a dash when the server's is unreadable. */
export function formatMinimum(value: Decimal | null, locale = DEFAULT_LOCALE): string {
  if (value === null) return '—';
  const options = { ...dollars, minimumFractionDigits: 0, maximumFractionDigits: EVERY_DECIMAL };
  return formatExact(getNumberFormat(locale, 'minimum', { ...options, useGrouping: isGrouped(locale) }), value);
}

/** `0.25000000`, `1.234,50000000`: a coin amount in a history, always 8 decimals; further ones are cut. */
export function formatCoin(value: Decimal, locale = DEFAULT_LOCALE): string {
  const options = { minimumFractionDigits: 8, maximumFractionDigits: 8, useGrouping: isGrouped(locale) };
  return formatExact(getNumberFormat(locale, 'coin', options), roundDown(value, 8));
}

/** `1,234`, `1.234`: a number as the locale writes it, grouped and with every decimal. */
export function formatExactNumber(value: Decimal, locale: string): string {
  return formatExact(getNumberFormat(locale, 'number', { maximumFractionDigits: EVERY_DECIMAL }), value);
}

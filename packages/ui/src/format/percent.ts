import type { Decimal } from '../money/plainDecimal.js';
import { round } from '../money/round.js';
import { formatExact, getNumberFormat, isGrouped } from './intl.js';

const DEFAULT_LOCALE = 'en-US';

// The style `percent` would multiply by 100.
function write(value: Decimal, locale: string, key: string, options: Intl.NumberFormatOptions): string {
  const format = { style: 'unit', unit: 'percent', useGrouping: isGrouped(locale), ...options } as const;
  return formatExact(getNumberFormat(locale, `percent ${key}`, format), value);
}

const places = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** `87%`, `18.5%`, `18,5 %`: a reported percentage, without sign or padding. */
export function formatPercent(value: Decimal, locale = DEFAULT_LOCALE): string {
  return write(value, locale, 'plain', { maximumFractionDigits: 20 });
}

/** `+2.48%` or `−1.44%`: a change, two decimals unless `digits` says otherwise; a zero change has no sign. */
export function formatPercentChange(value: Decimal, locale = DEFAULT_LOCALE, digits: 1 | 2 = 2): string {
  return write(round(value, digits), locale, `change ${digits}`, { ...places(digits), signDisplay: 'exceptZero' });
}

/** `0.9%` or `−1.4%`: a mean, one decimal. */
export function formatMeanPercent(value: Decimal, locale = DEFAULT_LOCALE): string {
  return write(round(value, 1), locale, 'mean', { ...places(1), signDisplay: 'negative' });
}

/** `25%`: whole percent (0-100). */
export function formatWholePercent(value: number, locale: string): string {
  return getNumberFormat(locale, 'whole percent', { style: 'unit', unit: 'percent' }).format(value);
}

/** `5-8%` in English, elsewhere a range as the locale writes it: `5–8 %`. Whole percent. */
export function formatPercentRange(from: number, to: number, locale: string): string {
  if (!isGrouped(locale)) return `${from}-${formatWholePercent(to, locale)}`;
  return getNumberFormat(locale, 'whole percent', { style: 'unit', unit: 'percent' }).formatRange(from, to);
}

import { decimal } from '../money/plainDecimal.js';
import { getNumberFormat, joinParts } from './intl.js';
import { formatPercentChange } from './percent.js';

const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const kinds = {
  plain: { signDisplay: 'negative' },
  usd: { ...dollars, signDisplay: 'negative' },
  plainChange: { signDisplay: 'exceptZero' },
  change: { ...dollars, signDisplay: 'exceptZero' },
} as const;

function getFormat(kind: keyof typeof kinds, locale: string, magnitude: number): Intl.NumberFormat {
  const decimals = Math.abs(magnitude) < 1 ? 6 : 2;
  const options = { ...kinds[kind], minimumFractionDigits: 2, maximumFractionDigits: decimals };
  return getNumberFormat(locale, `price ${kind} ${decimals}`, options);
}

// `formatToParts` costs several times as much as `format`, and prices have no minus.
function write(format: Intl.NumberFormat, value: number): string {
  return value >= 0 ? format.format(value) : joinParts(format.formatToParts(value));
}

/** `2,030.00`: a chart price (USD). Two decimals, up to six under one dollar; half a unit rounds away from zero. */
export function formatPrice(value: number, locale: string): string {
  return write(getFormat('plain', locale, value), value);
}

/** `$2,436.19`: a price with its currency, rounded like `price`. */
export function formatUsdPrice(value: number, locale: string): string {
  return write(getFormat('usd', locale, value), value);
}

/** `$2,436.19`, `0.033512 BTC`: a price in the second currency of its pair. */
export function formatQuotedPrice(value: number, quote: string, locale: string): string {
  return quote === 'USD' ? formatUsdPrice(value, locale) : `${formatPrice(value, locale)}\u00a0${quote}`;
}

/** A change of a price, as text and as a direction. */
export interface PriceChange {
  /** The direction of the change; 0 when it rounds to zero. */
  readonly sign: -1 | 0 | 1;
  /** `+$18.19`, `−$8.64`, `$0.00`, in another currency `+0.000123 BTC`; with as many decimals as the prices themselves. */
  readonly usd: string;
}

/** The change between two prices, in USD by default. */
export function formatPriceChange(from: number, to: number, locale: string, quote = 'USD'): PriceChange {
  const magnitude = Math.max(Math.abs(from), Math.abs(to));
  const parts = getFormat(quote === 'USD' ? 'change' : 'plainChange', locale, magnitude).formatToParts(to - from);
  const types = parts.map((part) => part.type);
  const sign = types.includes('plusSign') ? 1 : types.includes('minusSign') ? -1 : 0;
  const text = joinParts(parts);
  return { sign, usd: quote === 'USD' ? text : `${text}\u00a0${quote}` };
}

const plainFormat = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 8 });

/** `+0.75%`; `0.00%` when the change rounds to zero; `null` when there was no price to compare with. */
export function formatPricePercent(from: number, to: number, locale: string): string | null {
  if (from === 0) return null;
  const percent = formatPriceChange(from, to, locale).sign === 0 ? 0 : (to / from - 1) * 100;
  // A float may print an exponent or rounding noise; a decimal has neither.
  return formatPercentChange(decimal(plainFormat.format(percent)), locale);
}

import { absolute, cut, type Decimal, signOf, toText } from '../money/decimal.js';

const MINUS = '−';

// Building an Intl format costs more than a hundred uses of it, and long lists use them thousands of times.
const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(locale: string): Intl.NumberFormat {
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

/** Intl formats decimal strings exactly; its type knows only the literal kind. */
function formatExact(format: Intl.NumberFormat, value: Decimal): string {
  return format.format(toText(value) as Intl.StringNumericLiteral);
}

/** `$1,234.56`: two decimals, surplus ones cut so that no more is shown than there is; a minus sign for debts. */
export function usd(value: Decimal, locale: string): string {
  const shown = formatExact(currencyFormat(locale), cut(absolute(value), 2));
  return signOf(cut(value, 2)) < 0 ? `${MINUS}${shown}` : shown;
}

/** `+$12.40` or `−$8.64`; a zero change has no sign. */
export function usdChange(value: Decimal, locale: string): string {
  const shown = formatExact(currencyFormat(locale), cut(absolute(value), 2));
  const sign = signOf(cut(value, 2));
  return sign > 0 ? `+${shown}` : sign < 0 ? `${MINUS}${shown}` : shown;
}

let wholeFormat: { readonly locale: string; readonly format: Intl.NumberFormat } | undefined;

/** `$1,299`: an estimate in dollars that are whole already. */
export function usdWhole(value: Decimal, locale: string): string {
  if (wholeFormat?.locale !== locale) {
    const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 };
    wholeFormat = { locale, format: new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions) };
  }
  return formatExact(wholeFormat.format, value);
}

/** `500`, `2000`, `49.5`: without grouping or padding zeros, as minimums are written (G-55). */
export function plain(value: Decimal): string {
  const text = toText(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** `$500`, `$49.5`; a dash where the server's minimum cannot be read (G-126). */
export function minimum(value: Decimal | null): string {
  return value === null ? '—' : `$${plain(value)}`;
}

/** `0.25000000`: coin amounts of histories, 8 decimals (spec section 9), surplus ones cut. */
export function coin(value: Decimal): string {
  return toText(cut(value, 8));
}

import { type Decimal, toText } from '../money/plainDecimal.js';

// Creating an Intl format costs more than a hundred uses of it, and long lists use them thousands of times.
const formats = new Map<string, Intl.NumberFormat>();

/** The number format of a locale and options, created once; `key` names the options. */
export function getNumberFormat(locale: string, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const full = `${key} ${locale}`;
  const known = formats.get(full) ?? new Intl.NumberFormat(locale, options);
  formats.set(full, known);
  return known;
}

/** Intl writes a hyphen where the product uses a true minus. */
export function joinParts(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value)).join('');
}

/** Formats every digit of a decimal. Intl reads decimal strings exactly, but its type accepts only literal ones. */
export function formatExact(format: Intl.NumberFormat, value: Decimal): string {
  const text = toText(value) as Intl.StringNumericLiteral;
  // `formatToParts` costs several times as much as `format`.
  return text.startsWith('-') ? joinParts(format.formatToParts(text)) : format.format(text);
}

/** Whether plain amounts and percentages are grouped: English writes them without, as the product's own texts do. */
export function isGrouped(locale: string): boolean {
  return !isEnglish(locale);
}

/** Whether the built-in English abbreviations are used in place of those of Intl. */
export function isEnglish(locale: string): boolean {
  return /^en\b/i.test(locale);
}

const UNITS = { second: 's', minute: 'min', hour: 'h', day: 'd' } as const;

export type TimeUnit = keyof typeof UNITS;

/** `12 s`, `4 min`, `3 h`, `2 d` in English, elsewhere the short form of the locale: `4 Min.`. */
export function formatUnit(count: number, unit: TimeUnit, locale: string): string {
  if (isEnglish(locale)) return `${count} ${UNITS[unit]}`;
  return getNumberFormat(locale, unit, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** `61m`, `04s`: the narrow form of the locale, with at least `digits` digits. */
export function formatNarrowUnit(count: number, unit: TimeUnit, locale: string, digits = 1): string {
  const options = { style: 'unit', unit, unitDisplay: 'narrow', minimumIntegerDigits: digits } as const;
  return getNumberFormat(locale, `narrow ${unit} ${digits}`, { ...options, useGrouping: false }).format(count);
}

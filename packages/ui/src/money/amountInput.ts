import { type Decimal, decimal, isGreater, isLess, add, subtract, toText } from './decimal.js';
import { getDecimalSeparator } from './separators.js';

/** What a typed amount is: nothing yet, not an amount, or an amount. */
export type AmountInput =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly reason: 'notANumber' | 'tooManyDecimals' | 'ambiguous' }
  | { readonly status: 'valid'; readonly value: Decimal };

/** The two amounts that `1.234` or `1,234` can mean. */
export interface AmountReadings {
  /** With the separator before decimals: 1.234. */
  readonly small: Decimal;
  /** With the separator between thousands: 1234. */
  readonly large: Decimal;
}

/** The zeros of the digits that are read: Arabic-Indic, Persian, Devanagari, Bengali and fullwidth. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0xff_10];
const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;
const MAX_WHOLE_DIGITS = 16;

/** Thousands, or in Indian writing hundreds above the first thousand; always with the same separator. */
const GROUPED = /^\d{1,3}(?:([.,\s'])\d{3}(?:\1\d{3})*)$|^\d{1,2}(?:([.,\s'])\d{2}(?:\2\d{2})*\2\d{3})$/;
/** A group of three after a number that can begin a grouped one: nothing says which of both it is. */
const TWO_READINGS = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** The text in ASCII digits, with `.`, `,`, a blank or `'` as separators, `d` for one that is always the decimal one. */
function normalize(typed: string): string {
  return typed
    .trim()
    .replace(OTHER_DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replaceAll('．', '.')
    .replaceAll(/[，،]/g, ',')
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(/[’٬]/g, "'")
    .replaceAll('٫', 'd');
}

/** Where the decimals begin: the index of their separator, or -1. */
function findDecimal(text: string): number {
  const marked = text.indexOf('d');
  if (marked !== -1) return marked;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isRepeated = last !== -1 && text.indexOf(text.charAt(last)) !== last;
  return isRepeated ? -1 : last;
}

/**
 * Reads an amount as typed: up to 16 digits before the decimals and at most `places` decimals. Signs, exponents and extra
 * decimals are rejected, never corrected or rounded. The separators are read alike in every locale, because people paste
 * and because phones offer only the separator of their region:
 *
 * - A single point or comma is the decimal one (`0,25`), unless exactly three digits follow a number that can begin a
 *   grouped one: `1.234` and `1,234` are `ambiguous`, and the person is asked. `0.125` and `1234.567` are not.
 * - Of both, the last is the decimal one (`1,234.56`, `1.234,56`). One that is repeated groups (`1.234.567`).
 * - Blanks, apostrophes and Arabic thousands signs only group, and `٫` only begins decimals.
 *
 * So is a dollar amount, whose decimals it cannot be: only the person knows whether they are thousands or a slip.
 */
export function readAmount(typed: string, places: number): AmountInput {
  const text = normalize(typed);
  if (text === '') return { status: 'empty' };
  if (TWO_READINGS.test(text)) {
    return { status: 'invalid', reason: 'ambiguous' };
  }
  const at = findDecimal(text);
  const written = at === -1 ? text : text.slice(0, at);
  const fraction = at === -1 ? '' : text.slice(at + 1);
  const whole = GROUPED.test(written) ? written.replaceAll(/\D/g, '') : written;
  const isNumber = /^\d*$/.test(whole) && /^\d*$/.test(fraction) && `${whole}${fraction}` !== '';
  if (!isNumber || whole.length > MAX_WHOLE_DIGITS) return { status: 'invalid', reason: 'notANumber' };
  if (fraction.length > places) return { status: 'invalid', reason: 'tooManyDecimals' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return { status: 'valid', value: decimal(fraction === '' ? digits : `${digits}.${fraction}`) };
}

/** The two amounts a typed one can mean; `null` when there is no doubt. */
export function findReadings(typed: string): AmountReadings | null {
  const [, whole, three] = TWO_READINGS.exec(normalize(typed)) ?? [];
  if (whole === undefined || three === undefined) return null;
  return { small: decimal(`${whole}.${three}`), large: decimal(`${whole}${three}`) };
}

/**
 * `312.5`, `312,5`: an amount as a field for amounts holds it, with the decimal separator of the locale. It is read as
 * the same amount again: three decimals are followed by a zero, so that they are not taken for thousands.
 */
export function writeAmount(value: Decimal, locale: string): string {
  const [whole = '', fraction] = toText(value).split('.');
  if (fraction === undefined) return whole;
  return `${whole}${getDecimalSeparator(locale)}${fraction.length === 3 ? `${fraction}0` : fraction}`;
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
    /** Whose decimal separator is written; en-US unless given. */
    readonly locale?: string;
  },
): string {
  const { step, places, min, max, locale = 'en-US' } = options;
  const read = readAmount(typed, places);
  const from = read.status === 'valid' ? read.value : min;
  const next = direction === 'up' ? add(from, step) : subtract(from, step);
  if (isLess(next, min)) return writeAmount(min, locale);
  if (max !== undefined && isGreater(next, max)) return writeAmount(max, locale);
  return writeAmount(next, locale);
}

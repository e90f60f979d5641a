import * as v from 'valibot';

/**
 * An exact amount or percentage as a plain decimal string: an optional `-`, digits, optionally a point and more digits.
 * No exponent, no `+`, no grouping, no leading zeros; the fraction digits the server sent are kept. Zero has no sign.
 */
export type Decimal = string & { readonly __decimal: true };

const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/;
const SHORTEST_WITH_EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

/** Far beyond any ledger column; keeps a hostile answer from filling a screen. */
const MAX_LENGTH = 100;

/**
 * Parses a decimal from a wire value; `undefined` when it is not one. Never guesses, never rounds.
 * A JSON number is read as its shortest decimal text, so `0.1` is `'0.1'` and `1e-7` is `'0.0000001'`.
 */
export function parseDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' ? expandExponent(String(value)) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !PLAIN_DECIMAL.test(text)) return undefined;
  const isNegative = text.startsWith('-') && /[1-9]/.test(text);
  const digits = text.replace(/^-?0*(?=\d)/, '');
  return `${isNegative ? '-' : ''}${digits}` as Decimal;
}

/** Moves the decimal point in the text itself: float arithmetic would change digits. */
function expandExponent(text: string): string {
  const parts = SHORTEST_WITH_EXPONENT.exec(text);
  if (parts === null) return text;
  const [, sign = '', whole = '', fraction = '', power = '0'] = parts;
  const digits = whole + fraction;
  const exponent = Number(power);
  return exponent < 0 ? `${sign}0.${'0'.repeat(-exponent - 1)}${digits}` : sign + digits.padEnd(exponent + 1, '0');
}

/** A required decimal: wire string or number in, {@link Decimal} out. */
export const decimalSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Decimal>(({ dataset, addIssue, NEVER }) => {
    const decimal = parseDecimal(dataset.value);
    if (decimal !== undefined) return decimal;
    addIssue({ expected: 'a plain decimal', message: 'Not a plain decimal' });
    return NEVER;
  }),
);

/** A decimal that may be missing or unreadable; `null` then. */
export const lenientDecimalSchema = v.fallback(v.nullable(decimalSchema), null);

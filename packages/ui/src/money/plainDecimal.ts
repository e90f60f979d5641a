/**
 * An exact amount: at run time a plain decimal string such as `'-1234.50'` (no exponent, no plus sign, no grouping).
 * The opaque type makes `balance + amount`, `balance * 2` and rendering it unformatted compile errors.
 */
export interface Decimal {
  /** Exists only as a type, so that nothing else passes for an amount. */
  readonly __decimal: true;
}

const PLAIN_DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Asserts that a text is a plain decimal. Internal to this folder; everything else parses. */
export function asDecimal(plain: string): Decimal {
  return plain as unknown as Decimal;
}

/** The plain text of an amount, as the server expects it. Use the formatters for the screen. */
export function toText(value: Decimal): string {
  return value as unknown as string;
}

/** Parses a plain decimal as servers and storage write it; `undefined` for anything else. Never guesses or rounds. */
export function parseDecimal(text: string): Decimal | undefined {
  return PLAIN_DECIMAL.test(text) ? asDecimal(text) : undefined;
}

/** Creates a decimal from a literal in code. Throws a `RangeError` when the text is not a plain decimal. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (parsed === undefined) throw new RangeError(`Not a plain decimal: ${text}`);
  return parsed;
}

/** The amount 0. */
export const ZERO = decimal('0');

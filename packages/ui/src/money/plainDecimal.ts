/**
 * An exact amount: at run time a plain decimal string such as `'-1234.50'` (no exponent, no plus sign, no grouping).
 * The type hides that it is a string, so that `balance + amount`, `balance * 2` and rendering it unformatted do not compile.
 */
export interface Decimal {
  readonly __decimal: true;
}

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Claims that a text is a plain decimal. For this room only; others parse. */
export function asDecimal(plain: string): Decimal {
  return plain as unknown as Decimal;
}

/** The plain text of an amount, as a server expects it. For people use the formats. */
export function toText(value: Decimal): string {
  return value as unknown as string;
}

/** Reads a plain decimal as servers and storage write it, or `undefined`: never a guess, never a rounding. */
export function parseDecimal(text: string): Decimal | undefined {
  return PLAIN.test(text) ? asDecimal(text) : undefined;
}

/** A decimal from a literal in code. Throws a `RangeError` when the text is not a plain decimal. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (parsed === undefined) throw new RangeError(`Not a plain decimal: ${text}`);
  return parsed;
}

export const ZERO = decimal('0');

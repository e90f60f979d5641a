/** What stands for an amount while balances are hidden: as long for a cent as for a million, and never a zero. */
export const MASK = '••••••';

const NUMBER = String.raw`\d+(?:[.,'’\s]\d+)*`;
const SIGN = String.raw`(?:[+\-−]\s?)?`;
/** A number with a sign of a currency before or after it, with the code of a coin after it, or with two decimals or more. */
const AMOUNT = new RegExp(
  [
    String.raw`${SIGN}\p{Sc}\s?${SIGN}${NUMBER}`,
    String.raw`${SIGN}(?<![\d:.,])${NUMBER}(?:\s?\p{Sc}|(?=\s?(?!UTC|GMT)[A-Z]{3,10}\b))`,
    String.raw`${SIGN}(?<![\d:.,])\d(?:[\d.,'’]*\d)?[.,]\d{2,}\b(?!\s?%)`,
  ].join('|'),
  'gu',
);

/**
 * A text from elsewhere with {@link MASK} in place of what reads as an amount: a server's sentence, or a notice that was
 * written while balances were shown. Percentages, dates and counts stay.
 */
export function maskAmounts(text: string): string {
  return text.replace(AMOUNT, MASK);
}

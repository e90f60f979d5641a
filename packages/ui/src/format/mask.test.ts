import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.js';
import { MASK, maskAmounts } from './mask.js';
import { formatAmount, formatCoin, formatUsd, formatUsdChange } from './money.js';

test.each([
  ['Withdrawal of $1,250.00 requested', `Withdrawal of ${MASK} requested`],
  ['Deposit of 0.25 ETH credited', `Deposit of ${MASK} ETH credited`],
  ['−$8.64 and +$12.40', `${MASK} and ${MASK}`],
  ['You have 1250.55 left', `You have ${MASK} left`],
  ['1.234,50 $ sind zu viel', `${MASK} sind zu viel`],
])('an amount in a sentence is masked: %s', (text, masked) => {
  expect(maskAmounts(text)).toBe(masked);
});

test.each(['Exported 6 of 41 rows', '18.50% a month', 'Updated 14:02 UTC', 'Jul 12, 2026', 'Stop loss 5%'])(
  'what is no amount stays: %s',
  (text) => {
    expect(maskAmounts(text)).toBe(text);
  },
);

test('no digit of an amount is left, in any locale', () => {
  const amounts = fc
    .tuple(fc.bigInt({ min: -99_999_999n, max: 99_999_999n }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => decimal(`${whole}.${String(cents).padStart(2, '0')}`));
  const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ja-JP', 'sv-SE');
  fc.assert(
    fc.property(amounts, locales, (amount, locale) => {
      for (const text of [
        formatUsd(amount, locale),
        formatUsdChange(amount, locale),
        `${formatAmount(amount, locale)} ETH`,
        `${formatCoin(amount, locale)} ETH`,
      ]) {
        expect(maskAmounts(`of ${text} in all`)).not.toMatch(/\d/);
      }
    }),
  );
});

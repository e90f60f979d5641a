import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { decimal } from '../money/decimal.js';
import { formatCountdown } from './countdown.js';
import { formatAmount, formatCoin, formatMinimum, formatUsd, formatUsdChange } from './money.js';
import { formatMeanPercent, formatPercent, formatPercentChange, formatPercentRange } from './percent.js';
import { formatPricePercent } from './price.js';
import { formatAge, formatExactAge, formatMoment } from './time.js';

const DE = 'de-DE';
const HOUR = 3_600_000;
/** Blanks that do not break look like any other here. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('in German', () => {
  it.each([
    ['a minimum', formatMinimum(decimal('2000'), DE), '2.000 $'],
    ['a minimum with cents', formatMinimum(decimal('49.50'), DE), '49,5 $'],
    ['an unreadable minimum', formatMinimum(null, DE), '—'],
    ['a coin amount', formatCoin(decimal('0.25'), DE), '0,25000000'],
    ['a large coin amount', formatCoin(decimal('1234.5'), DE), '1.234,50000000'],
    ['an amount', formatAmount(decimal('1234.50'), DE), '1234,5'],
    ['a loss', formatUsd(decimal('-8.64'), DE), '−8,64 $'],
    ['a gain', formatUsdChange(decimal('1234.5'), DE), '+1.234,50 $'],
    ['a percentage', formatPercent(decimal('18.50'), DE), '18,5 %'],
    ['a change in percent', formatPercentChange(decimal('-1.44'), DE), '−1,44 %'],
    ['a large change in percent', formatPercentChange(decimal('1234.5'), DE), '+1.234,50 %'],
    ['no change', formatPercentChange(decimal('0.001'), DE), '0,00 %'],
    ['a mean', formatMeanPercent(decimal('0.87'), DE), '0,9 %'],
    ['a range', formatPercentRange(5, 8, DE), '5–8 %'],
    ['a change of price', formatPricePercent(2000, 2049.6, DE), '+2,48 %'],
    ['seconds', formatAge(12_000, DE), '12 Sek.'],
    ['days', formatAge(51 * HOUR, DE), '2 Tg.'],
    ['an exact age', formatExactAge(96 * 60_000, DE), '1 Std. 36 Min.'],
    ['a countdown', formatCountdown(5000, DE), '00 Min. 05 Sek.'],
    [
      'a moment',
      formatMoment(Date.UTC(2026, 6, 12, 14, 2), { locale: DE, timeZone: 'UTC' }),
      '12. Juli 2026, 14:02 UTC',
    ],
  ])('%s is %j', (_, written, expected) => expect(plain(written)).toBe(expected));
});

test('a range of percent is written with a hyphen in English', () => {
  expect(formatPercentRange(5, 8, 'en-US')).toBe('5-8%');
});

test('an amount is never written so that its decimals look like a group of thousands', () => {
  expect(formatAmount(decimal('1.234'), DE)).toBe('1,2340');
  expect(formatAmount(decimal('1234'), DE)).toBe('1234');
  expect(formatAmount(decimal('1.234'), 'fr-FR')).toBe('1,2340');
});

test('every digit of a large amount is kept', () => {
  const value = decimal('123456789012345678901.12345678');
  expect(formatCoin(value, DE)).toBe('123.456.789.012.345.678.901,12345678');
  expect(formatPercent(decimal('0.12345678901234567890'), DE)).toBe('0,1234567890123456789\u00a0%');
});

test('figures use the digits of the locale', () => {
  expect(formatCoin(decimal('0.25'), 'ar-EG')).toBe('٠٫٢٥٠٠٠٠٠٠');
  expect(formatUsd(decimal('-1234567.5'), 'hi-IN')).toBe('−$12,34,567.50');
});

test('components format through the hooks of the provider, which know the locale', () => {
  const src = new URL('..', import.meta.url);
  const direct = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:components|primitives|screens)\/.*(?<!\.(?:test|test-d|stories))\.tsx?$/.test(file))
    .filter((file) => {
      const imports = readFileSync(new URL(file, src), 'utf8').match(/^import [^;]*\/format\/[^;]*;/gm) ?? [];
      return imports.some((line) =>
        /\bformat(?:Usd|Amount|Coin|Minimum|Percent|Mean|Age|ExactAge|Countdown|Count\b)/.test(line),
      );
    });
  expect(direct).toEqual([]);
});

import { expect, test } from 'vitest';
import { currencies } from '../fixtures/currencies.js';
import { decimal } from '../money/decimal.js';
import type { SupportedCurrency } from '../model/Deposit.js';
import { mergeCurrencies } from './currencyChoices.js';
import { checkDeposit } from './depositAmount.js';

const check = (chosen: string | null, typed: string, listed: readonly SupportedCurrency[]) =>
  checkDeposit(chosen, typed, mergeCurrencies(listed));

test.each([
  [null, '0.1', 'noCurrency'],
  ['', '0.1', 'noCurrency'],
  ['DOGE', '0.1', 'unsupportedCurrency'],
  ['eth', '0.1', 'unsupportedCurrency'],
  ['ETH', '', 'noAmount'],
  ['ETH', '0', 'noAmount'],
  ['ETH', '0.000', 'noAmount'],
  ['ETH', '-1', 'noAmount'],
  ['ETH', '1e3', 'noAmount'],
  ['ETH', '0.123456789', 'noAmount'],
  ['ETH', '0.09999999', 'belowMinimum'],
  ['ETH', '0.1', 'valid'],
  ['ETH', '0.10000000', 'valid'],
  ['LTC', '3.99999999', 'belowMinimum'],
  ['USDT', '300', 'valid'],
])('a deposit of %j %j is %s', (chosen, typed, status) => {
  expect(check(chosen, typed, currencies).status).toBe(status);
});

test("enforces the server's minimum, neither 300 nor 500", { tags: ['DEP-17', 'G-65'] }, () => {
  const dear = [{ currency: 'USDT', name: 'Tether', minDeposit: decimal('700') }];
  expect(check('USDT', '699.99', dear).status).toBe('belowMinimum');
  const cheap = [{ currency: 'USDT', name: 'Tether', minDeposit: decimal('5') }];
  expect(check('USDT', '5', cheap).status).toBe('valid');
});

test('accepts up to eight decimals, a decimal point, and blanks around the amount', { tags: ['G-127'] }, () => {
  expect(check('ETH', ' 0.12345678 ', currencies)).toMatchObject({ status: 'valid', amount: '0.12345678' });
  expect(check('ETH', '0.123456789', currencies).status).toBe('noAmount');
});

test('names the currency and its minimum when the amount is below it', () => {
  expect(check('BTC', '0.001', currencies)).toMatchObject({
    currency: { name: 'Bitcoin' },
    minimum: '0.00500000',
  });
});

test("enforces no minimum when the server's is unreadable", { tags: ['G-126'] }, () => {
  const [eth] = currencies;
  const unreadable = [{ currency: 'ETH', name: eth?.name ?? '', minDeposit: null }];
  expect(check('ETH', '0.00000001', unreadable).status).toBe('valid');
  expect(check('ETH', '0', unreadable).status).toBe('noAmount');
});

test('enforces the largest minimum of a code that is listed twice', () => {
  const [cheap, dear] = ['10', '50'].map((minimum) => ({
    currency: 'USDT',
    name: `Tether from ${minimum}`,
    minDeposit: decimal(minimum),
  })) as [SupportedCurrency, SupportedCurrency];
  for (const listed of [
    [cheap, dear],
    [dear, cheap],
  ]) {
    expect(check('USDT', '49.99', listed)).toMatchObject({ status: 'belowMinimum', minimum: '50' });
    expect(check('USDT', '50', listed).status).toBe('valid');
  }
});

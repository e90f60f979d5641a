import { expect, test } from 'vitest';
import { currencies } from '../fixtures/currencies.js';
import { decimal } from '../money/decimal.js';
import { checkDeposit } from './depositAmount.js';

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
  expect(checkDeposit(chosen, typed, currencies).status).toBe(status);
});

test("enforces the server's minimum, neither 300 nor 500", { tags: ['DEP-17', 'G-65'] }, () => {
  const dear = [{ currency: 'USDT', name: 'Tether', minDeposit: decimal('700') }];
  expect(checkDeposit('USDT', '699.99', dear).status).toBe('belowMinimum');
  const cheap = [{ currency: 'USDT', name: 'Tether', minDeposit: decimal('5') }];
  expect(checkDeposit('USDT', '5', cheap).status).toBe('valid');
});

test('accepts up to eight decimals, a decimal point, and blanks around the amount', { tags: ['G-127'] }, () => {
  expect(checkDeposit('ETH', ' 0.12345678 ', currencies)).toMatchObject({ status: 'valid', amount: '0.12345678' });
  expect(checkDeposit('ETH', '0.123456789', currencies).status).toBe('noAmount');
});

test('names the currency and its minimum when the amount is below it', () => {
  expect(checkDeposit('BTC', '0.001', currencies)).toMatchObject({
    currency: { name: 'Bitcoin' },
    minimum: '0.00500000',
  });
});

test("enforces no minimum when the server's is unreadable", { tags: ['G-126'] }, () => {
  const [eth] = currencies;
  const unreadable = [{ currency: 'ETH', name: eth?.name ?? '', minDeposit: null }];
  expect(checkDeposit('ETH', '0.00000001', unreadable).status).toBe('valid');
  expect(checkDeposit('ETH', '0', unreadable).status).toBe('noAmount');
});

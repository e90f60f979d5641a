import { decimal } from '@etherpilot/ui/money';
import { expect, it } from 'vitest';
import { findNewInvestment } from './newInvestment.js';

const bot = { name: 'Binance Pro Bot', exchange: 'Binance' };
const start = { bot, configuration: { amount: decimal('500') } };
const of = (id: number, amount = '500.00', more: object = {}) => ({
  id,
  initialAmount: decimal(amount),
  bot: { ...bot, riskLevel: 'Medium', ...more },
});

it('finds the investment that a start has made', () => {
  expect(findNewInvestment(start, [of(1)], [of(1), of(2)])).toBe(2);
});

it.each([
  ['an investment that was there before', [of(1)]],
  ['another amount', [of(2, '500.01')]],
  ['another bot', [of(2, '500', { name: 'OKX Smart Bot' })]],
  ['the same name at another exchange', [of(2, '500', { exchange: 'OKX' })]],
  ['an investment whose bot is not stated', [{ ...of(2), bot: null }]],
  ['one of two, which cannot be told apart', [of(2), of(3)]],
])('does not take %s for it', (_, after) => {
  expect(findNewInvestment(start, [of(1)], after)).toBeUndefined();
});

import type { DepositRecord, Investment, WithdrawalRecord } from '@etherpilot/ui';
import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import { botMatcher, depositMatcher, withdrawalMatcher } from './orderMatchers.js';

const createdAt = { kind: 'instant', iso: '2026-07-12T14:02:00Z' } as const;

function fingerprint(amount: string, target: string, trait = '') {
  return { amount: decimal(amount), target, hasTrait: (text: string) => text === trait };
}

describe('matching', () => {
  it('a withdrawal compares its amount in any notation, its coin and its address', () => {
    const order = fingerprint('60', 'ETH', '0x1234567890');
    const record = {
      id: 1,
      amount: decimal('60.00'),
      currency: 'ETH',
      withdrawalAddress: ' 0x1234567890\n',
      createdAt,
    } as WithdrawalRecord;
    expect(withdrawalMatcher.isMatch(record, order)).toBe(true);
    expect(withdrawalMatcher.timeOf?.(record)).toBe(createdAt);
    for (const other of [{ amount: decimal('60.01') }, { currency: 'BTC' }, { withdrawalAddress: '0x1234567891' }]) {
      expect(withdrawalMatcher.isMatch({ ...record, ...other }, order)).toBe(false);
    }
  });

  it('a deposit compares its amount and its coin', () => {
    const order = fingerprint('0.25', 'ETH');
    const record = { id: 1, amount: decimal('0.25000000'), currency: 'ETH', createdAt } as DepositRecord;
    expect(depositMatcher.isMatch(record, order)).toBe(true);
    expect(depositMatcher.timeOf?.(record)).toBe(createdAt);
    expect(depositMatcher.isMatch({ ...record, amount: decimal('0.2') }, order)).toBe(false);
    expect(depositMatcher.isMatch({ ...record, currency: 'LTC' }, order)).toBe(false);
  });

  it('a started bot compares name, exchange and amount, or the amount alone where no bot is named', () => {
    const order = fingerprint('500', 'Binance Pro Bot', 'Binance');
    const bot = { name: 'Binance Pro Bot', exchange: 'Binance', riskLevel: 'Medium' };
    const investment: Investment = {
      id: 1,
      status: 'active',
      initialAmount: decimal('500.00'),
      currentAmount: decimal('500.00'),
      totalReturn: decimal('0'),
      totalReturnPercentage: null,
      growthLogs: [],
      bot,
    };
    expect(botMatcher.isMatch(investment, order)).toBe(true);
    expect(botMatcher.isMatch({ ...investment, bot: null }, order)).toBe(true);
    expect(botMatcher.isMatch({ ...investment, bot: { ...bot, name: 'OKX Smart Bot' } }, order)).toBe(false);
    expect(botMatcher.isMatch({ ...investment, bot: { ...bot, exchange: 'OKX' } }, order)).toBe(false);
    expect(botMatcher.isMatch({ ...investment, initialAmount: decimal('501') }, order)).toBe(false);
    expect(botMatcher.timeOf).toBeUndefined();
  });
});

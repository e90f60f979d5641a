import type { Bot, DepositRecord, Investment, WithdrawalRecord } from '@etherpilot/ui';
import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import { botTraces, depositTraces, withdrawalTraces } from './traces.js';

const createdAt = { kind: 'instant', iso: '2026-07-12T14:02:00Z' } as const;

describe('the trace of', () => {
  it('a withdrawal is its amount, however it is written, with its coin and address', () => {
    const order = { amount: decimal('60'), currency: 'ETH', withdrawalAddress: '0x1234567890' };
    const record = { ...order, id: 1, amount: decimal('60.00'), createdAt } as WithdrawalRecord;
    expect(withdrawalTraces.isMatch(record, order)).toBe(true);
    expect(withdrawalTraces.timeOf?.(record)).toBe(createdAt);
    for (const other of [{ amount: decimal('60.01') }, { currency: 'BTC' }, { withdrawalAddress: '0x1234567891' }]) {
      expect(withdrawalTraces.isMatch({ ...record, ...other }, order)).toBe(false);
    }
  });

  it('a deposit is its amount with its coin', () => {
    const order = { amount: decimal('0.25'), currency: 'ETH' };
    const record = { ...order, id: 1, amount: decimal('0.25000000'), createdAt } as DepositRecord;
    expect(depositTraces.isMatch(record, order)).toBe(true);
    expect(depositTraces.timeOf?.(record)).toBe(createdAt);
    expect(depositTraces.isMatch({ ...record, amount: decimal('0.2') }, order)).toBe(false);
    expect(depositTraces.isMatch({ ...record, currency: 'LTC' }, order)).toBe(false);
  });

  it('a started bot is its name with the amount put in, or the amount alone where no bot is named', () => {
    const bot = { id: 'fallback-1', name: 'Binance Pro Bot', exchange: 'Binance', riskLevel: 'Medium' };
    const order = { bot: bot as Bot, configuration: { amount: decimal('500') } } as Parameters<
      typeof botTraces.isMatch
    >[1];
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
    expect(botTraces.isMatch(investment, order)).toBe(true);
    expect(botTraces.isMatch({ ...investment, bot: null }, order)).toBe(true);
    expect(botTraces.isMatch({ ...investment, bot: { ...bot, name: 'OKX Smart Bot' } }, order)).toBe(false);
    expect(botTraces.isMatch({ ...investment, initialAmount: decimal('501') }, order)).toBe(false);
    expect(botTraces.timeOf).toBeUndefined();
  });
});

import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import { settledAs } from './settledDeposit.js';

const at = Date.UTC(2026, 6, 12, 14, 0);
const created = {
  currency: 'ETH',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  amount: decimal('0.25'),
  createdAt: at,
};
const record = {
  id: 1,
  currency: 'ETH',
  currencyName: 'Ethereum',
  amount: decimal('0.25000000'),
  status: 'paid',
  createdAt: '2026-07-12T14:00:01Z',
  transactionId: null,
};

const readAt = at + 60_000;

describe('the kept address of a deposit', () => {
  it.each([
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['Paid', 'paid'],
  ])('H-20 is needed no longer once its record is %s', (status, ending) => {
    expect(settledAs(created, [{ ...record, status }], readAt)).toBe(ending);
  });

  it('is needed while its record is pending or has a word nobody knows', () => {
    expect(settledAs(created, [{ ...record, status: 'pending' }], readAt)).toBeNull();
    expect(settledAs(created, [{ ...record, status: 'underpaid' }], readAt)).toBeNull();
  });

  it('is needed when only an older deposit of the same amount, or one of another amount, is settled', () => {
    expect(settledAs(created, [{ ...record, createdAt: '2026-07-11T14:00:00Z' }], readAt)).toBeNull();
    expect(settledAs(created, [{ ...record, amount: decimal('0.26') }], readAt)).toBeNull();
    expect(settledAs(created, [{ ...record, currency: 'LTC' }], readAt)).toBeNull();
  });

  it('is needed when the list was read before it was created, with an equal deposit just paid', () => {
    expect(settledAs(created, [{ ...record, createdAt: '2026-07-12T13:58:00Z' }], at - 1)).toBeNull();
  });
});

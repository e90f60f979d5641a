import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import { hasSettled } from './settledDeposit.js';

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

describe('the kept address of a deposit', () => {
  it.each(['paid', 'failed', 'Paid'])('is needed no longer once its record is %s', (status) => {
    expect(hasSettled(created, [{ ...record, status }])).toBe(true);
  });

  it('is needed while its record is pending or has a word nobody knows', () => {
    expect(hasSettled(created, [{ ...record, status: 'pending' }])).toBe(false);
    expect(hasSettled(created, [{ ...record, status: 'underpaid' }])).toBe(false);
  });

  it('is needed when only an older deposit of the same amount, or one of another amount, is settled', () => {
    expect(hasSettled(created, [{ ...record, createdAt: '2026-07-11T14:00:00Z' }])).toBe(false);
    expect(hasSettled(created, [{ ...record, amount: decimal('0.26') }])).toBe(false);
    expect(hasSettled(created, [{ ...record, currency: 'LTC' }])).toBe(false);
  });
});

import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import { pendingStateOfDeposit, recordOfCreated } from './settledDeposit.js';

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

describe('the record of the deposit whose address is stored', () => {
  it('has its coin and amount and is not older', () => {
    expect(recordOfCreated(created, [record], readAt)).toBe(record);
  });

  it('is not an older deposit of the same amount, nor one of another amount or coin', () => {
    expect(recordOfCreated(created, [{ ...record, createdAt: '2026-07-11T14:00:00Z' }], readAt)).toBeUndefined();
    expect(recordOfCreated(created, [{ ...record, amount: decimal('0.26') }], readAt)).toBeUndefined();
    expect(recordOfCreated(created, [{ ...record, currency: 'LTC' }], readAt)).toBeUndefined();
  });

  it('is not an equal deposit in a list that was read before it was created', () => {
    expect(recordOfCreated(created, [{ ...record, createdAt: '2026-07-12T13:58:00Z' }], at - 1)).toBeUndefined();
  });
});

describe('a deposit', () => {
  it.each(['paid', 'Paid', 'failed', 'expired', 'cancelled', 'refunded'])(
    'H-20 changes no more once it is %s',
    (status) => {
      expect(pendingStateOfDeposit({ status })).toBe('final');
    },
  );

  it('is asked for less often while nobody knows what its status means', () => {
    expect(pendingStateOfDeposit({ status: 'on hold' })).toBe('slowly');
    expect(pendingStateOfDeposit({ status: 'pending' })).toBe('pending');
  });
});

import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import type { DepositRecord, ServerTime } from '@etherpilot/ui';
import { findCreatedRecord, findOnlyCreatedRecord, getDepositPendingState } from './settledDeposit.js';

const at = Date.UTC(2026, 6, 12, 14, 0);
const created = {
  currency: 'ETH',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  amount: decimal('0.25'),
  createdAt: at,
};
const instant = (iso: string): ServerTime => ({ kind: 'instant', iso });
const record: DepositRecord = {
  id: 1,
  currency: 'ETH',
  currencyName: 'Ethereum',
  amount: decimal('0.25000000'),
  status: 'paid',
  createdAt: instant('2026-07-12T14:00:01Z'),
  transactionId: null,
};

const readAt = at + 60_000;

describe('the record of the deposit whose address is stored', () => {
  it('has its coin and amount and is not older', () => {
    expect(findCreatedRecord(created, [record], readAt)).toBe(record);
  });

  it('is not an older deposit of the same amount, nor one of another amount or coin', () => {
    expect(
      findCreatedRecord(created, [{ ...record, createdAt: instant('2026-07-11T14:00:00Z') }], readAt),
    ).toBeUndefined();
    expect(findCreatedRecord(created, [{ ...record, amount: decimal('0.26') }], readAt)).toBeUndefined();
    expect(findCreatedRecord(created, [{ ...record, currency: 'LTC' }], readAt)).toBeUndefined();
  });

  it('is not an equal deposit in a list that was read before it was created', () => {
    const older = { ...record, createdAt: instant('2026-07-12T13:58:00Z') };
    expect(findCreatedRecord(created, [older], at - 1)).toBeUndefined();
  });

  it('is compared by instant, not by the text with its zone', () => {
    const later = { ...record, id: 2, createdAt: instant('2026-07-12T10:00:05-04:00') };
    expect(findCreatedRecord(created, [record, later], readAt)).toBe(later);
  });

  it.each<ServerTime>([
    { kind: 'date', iso: '2026-07-12' },
    // Just after midnight in the easternmost zone.
    { kind: 'date', iso: '2026-07-13' },
    { kind: 'localTime', iso: '2026-07-12T02:00:00' },
    { kind: 'localTime', iso: '2026-07-13T04:00:00' },
  ])('may be one created at %j, whose zone is not stated', (createdAt) => {
    const unzoned = { ...record, createdAt };
    expect(findCreatedRecord(created, [unzoned], readAt)).toBe(unzoned);
  });

  it.each<ServerTime>([
    { kind: 'date', iso: '2026-07-10' },
    { kind: 'localTime', iso: '2026-07-12T01:00:00' },
  ])('is not one created at %j in any zone', (createdAt) => {
    expect(findCreatedRecord(created, [{ ...record, createdAt }], readAt)).toBeUndefined();
  });

  it('is the newest of two on one day, by id', () => {
    const createdAt: ServerTime = { kind: 'date', iso: '2026-07-12' };
    const [first, second] = [
      { ...record, id: 9, createdAt },
      { ...record, id: 10, createdAt },
    ];
    expect(findCreatedRecord(created, [second, first], readAt)).toBe(second);
  });
});

describe('the record an address may be shown with', () => {
  const pending = { ...record, status: 'pending' };
  const find = (items: readonly DepositRecord[], isComplete = true) =>
    findOnlyCreatedRecord(created, { items, isComplete }, readAt);

  it('is the one pending record of its coin and amount', () => {
    const others = [
      { ...pending, id: 2, amount: decimal('0.26') },
      { ...pending, id: 3, currency: 'LTC' },
      { ...record, id: 4, createdAt: instant('2026-07-11T14:00:00Z') },
    ];
    expect(find([...others, pending])).toBe(pending);
  });

  it('is none of two candidates: pending, just ended, or older by this clock', () => {
    expect(find([pending, { ...pending, id: 2, createdAt: instant('2026-07-12T15:30:00Z') }])).toBeUndefined();
    expect(find([pending, { ...record, id: 2, createdAt: instant('2026-07-12T13:58:00Z') }])).toBeUndefined();
    expect(find([pending, { ...pending, id: 2, createdAt: instant('2026-07-12T09:00:00Z') }])).toBeUndefined();
  });

  it('is none that has ended, is older than the address, or was read before the address existed', () => {
    expect(find([record])).toBeUndefined();
    expect(find([{ ...pending, createdAt: instant('2026-07-12T09:00:00Z') }])).toBeUndefined();
    expect(findOnlyCreatedRecord(created, { items: [pending], isComplete: true }, at - 1)).toBeUndefined();
  });

  it('is none of a partial list: the right one may be missing', () => {
    expect(find([pending], false)).toBeUndefined();
  });
});

describe('a deposit', () => {
  it.each(['paid', 'Paid', 'failed', 'expired', 'cancelled', 'refunded'])(
    'no longer changes once it is %s',
    { tags: ['H-20'] },
    (status) => {
      expect(getDepositPendingState({ status })).toBe('final');
    },
  );

  it('is polled less often while its status is unknown', () => {
    expect(getDepositPendingState({ status: 'on hold' })).toBe('slowly');
    expect(getDepositPendingState({ status: 'pending' })).toBe('pending');
  });
});

import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import type { DepositRecord, ServerTime } from '@etherpilot/ui';
import { depositPollMs, isDepositFinal, settledAs } from './settledDeposit.js';
import { LONGEST_MS, POLL_MS } from './pollInterval.js';

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

describe('the kept address of a deposit', () => {
  it.each([
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['Paid', 'paid'],
    ['expired', 'expired'],
    ['cancelled', 'cancelled'],
    ['Canceled', 'cancelled'],
    ['refunded', 'refunded'],
  ])('H-20 is needed no longer once its record is %s', (status, ending) => {
    expect(settledAs(created, [{ ...record, status }], readAt)).toBe(ending);
  });

  it('is needed while its record is pending or has a word nobody knows', () => {
    expect(settledAs(created, [{ ...record, status: 'pending' }], readAt)).toBeNull();
    expect(settledAs(created, [{ ...record, status: 'underpaid' }], readAt)).toBeNull();
  });

  it('is needed when only an older deposit of the same amount, or one of another amount, is settled', () => {
    expect(settledAs(created, [{ ...record, createdAt: instant('2026-07-11T14:00:00Z') }], readAt)).toBeNull();
    expect(settledAs(created, [{ ...record, amount: decimal('0.26') }], readAt)).toBeNull();
    expect(settledAs(created, [{ ...record, currency: 'LTC' }], readAt)).toBeNull();
  });

  it('is needed when the list was read before it was created, with an equal deposit just paid', () => {
    expect(settledAs(created, [{ ...record, createdAt: instant('2026-07-12T13:58:00Z') }], at - 1)).toBeNull();
  });

  it('is compared by moments, not by the texts of zones', () => {
    const later = { ...record, id: 2, status: 'pending', createdAt: instant('2026-07-12T10:00:05-04:00') };
    expect(settledAs(created, [record, later], readAt)).toBeNull();
    expect(
      settledAs(
        created,
        [
          { ...record, status: 'pending' },
          { ...later, status: 'expired' },
        ],
        readAt,
      ),
    ).toBe('expired');
  });

  it.each<ServerTime>([
    { kind: 'date', iso: '2026-07-12' },
    // Just after midnight in the easternmost zone.
    { kind: 'date', iso: '2026-07-13' },
    { kind: 'localTime', iso: '2026-07-12T02:00:00' },
    { kind: 'localTime', iso: '2026-07-13T04:00:00' },
  ])('may be that of a record made at %j, whose zone nobody states', (createdAt) => {
    expect(settledAs(created, [{ ...record, createdAt }], readAt)).toBe('paid');
  });

  it.each<ServerTime>([
    { kind: 'date', iso: '2026-07-10' },
    { kind: 'localTime', iso: '2026-07-12T01:00:00' },
  ])('is not that of a record made at %j in any zone', (createdAt) => {
    expect(settledAs(created, [{ ...record, createdAt }], readAt)).toBeNull();
  });

  it('is that of the newest of two of one day, which only their ids tell', () => {
    const createdAt: ServerTime = { kind: 'date', iso: '2026-07-12' };
    const [first, second] = [
      { ...record, id: 9, createdAt },
      { ...record, id: 10, createdAt },
    ];
    expect(settledAs(created, [first, { ...second, status: 'pending' }], readAt)).toBeNull();
    expect(settledAs(created, [second, { ...first, status: 'pending' }], readAt)).toBe('paid');
  });
});

describe('a deposit', () => {
  it.each(['paid', 'FAILED', 'expired', 'cancelled', 'refunded'])('is final when %s', (status) => {
    expect(isDepositFinal({ status })).toBe(true);
  });

  it.each(['pending', 'confirming', 'underpaid', 'refunding', 'on_hold', ''])('may still change when %j', (status) => {
    expect(isDepositFinal({ status })).toBe(false);
  });

  it.each([
    [['paid', 'pending', 'on_hold'], POLL_MS],
    [['confirming'], POLL_MS],
    [['paid', 'on_hold'], LONGEST_MS],
    [['paid', 'expired'], false],
    [[], false],
  ])('of the statuses %j is read again after %j ms', (statuses, ms) => {
    expect(depositPollMs(statuses.map((status) => ({ status })))).toBe(ms);
  });
});

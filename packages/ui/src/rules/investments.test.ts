import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investments, oddInvestment, stoppedInvestment } from '../fixtures/investments.js';
import { instant, unreadable } from '../fixtures/time.js';
import type { GrowthLog, Investment } from '../model/Investment.js';
import { add, decimal, subtract, toText } from '../money/decimal.js';
import {
  countActiveBots,
  findLatestLogged,
  getRecentLogs,
  hasEnded,
  MAX_RECENT_LOGS,
  sortOldestFirst,
  summarizeInvestments,
} from './investments.js';
import { isActiveStatus } from './botStatus.js';

const [first] = investments as readonly [Investment, ...Investment[]];

function log(id: number, date: string): GrowthLog {
  return { id, date: instant(date), amountAdded: decimal('1'), percentageIncrease: decimal('0.1') };
}

describe('the totals of all investments', () => {
  it('counts an investment as active only by its status', { tags: ['ACT-02', 'G-A02'] }, () => {
    const summary = summarizeInvestments([...investments, stoppedInvestment, oddInvestment]);
    expect(summary).toMatchObject({ total: 5, active: 2, paused: 1, stopped: 1 });
  });

  it.each([
    ['active', true],
    ['Active', true],
    [' ACTIVE ', true],
    ['inactive', false],
    ['activated', false],
    ['', false],
  ])('the status %j is active: %s', (status, isActive) => {
    expect(isActiveStatus(status)).toBe(isActive);
    expect(countActiveBots([{ status }])).toBe(isActive ? 1 : 0);
    expect(summarizeInvestments([{ ...first, status }]).active).toBe(isActive ? 1 : 0);
  });

  it('says that a stopped investment has ended, and no other', () => {
    const statuses = ['active', 'paused', 'Stopped', 'stopped ', 'liquidated', ''];
    expect(statuses.filter((status) => hasEnded({ status }))).toEqual(['Stopped', 'stopped ']);
  });

  it('recognises paused and stopped in any letter case too', () => {
    const records = ['Paused', 'STOPPED'].map((status) => ({ ...first, status }));
    expect(summarizeInvestments(records)).toMatchObject({ active: 0, paused: 1, stopped: 1 });
  });

  it(
    'sums what was invested, its current value and the returns the server reports',
    { tags: ['ACT-03', 'ACT-04', 'ACT-05'] },
    () => {
      const summary = summarizeInvestments(investments);
      expect(toText(summary.invested)).toBe('1600');
      expect(toText(summary.currentValue)).toBe('1611.61');
      expect(toText(summary.totalReturn)).toBe('11.61');
      expect(summary.returnInPercent && toText(summary.returnInPercent)).toBe('0.725625');
    },
  );

  it('has no percentage when nothing was invested', () => {
    const summary = summarizeInvestments([]);
    expect(summary).toMatchObject({ total: 0, active: 0, returnInPercent: undefined, differingReturn: null });
    expect(toText(summary.invested)).toBe('0');
  });

  it.each([
    ['12.40', null],
    ['12.41', null],
    ['12.39', null],
    ['12.42', '12.4'],
    ['-12.40', '12.4'],
  ])(
    'flags a reported return of %s against a growth of 12.40 only beyond one cent',
    { tags: ['G-A01'] },
    (stated, marked) => {
      const { differingReturn } = summarizeInvestments([{ ...first, totalReturn: decimal(stated) }]);
      expect(differingReturn && toText(differingReturn)).toBe(marked);
    },
  );

  it('flags nothing as long as every return is current less initial, whatever the cents', () => {
    const cents = fc
      .bigInt({ min: 0n, max: 10n ** 15n })
      .map((value) => decimal(`${value / 100n}.${String(value % 100n).padStart(2, '0')}`));
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { maxLength: 20 }), (amounts) => {
        const all = amounts.map(([initialAmount, currentAmount]) => ({
          ...first,
          initialAmount,
          currentAmount,
          totalReturn: subtract(currentAmount, initialAmount),
        }));
        const summary = summarizeInvestments(all);
        expect(summary.differingReturn).toBeNull();
        expect(toText(add(summary.invested, summary.totalReturn))).toBe(toText(summary.currentValue));
      }),
    );
  });
});

describe('the order of growth logs', () => {
  it('keeps the latest five, newest first, whatever order they were sent in', { tags: ['ACT-13'] }, () => {
    const sent = [3, 1, 6, 2, 5, 4].map((day) => log(day, `2026-07-0${day}T12:00:00Z`));
    expect(MAX_RECENT_LOGS).toBe(5);
    expect(getRecentLogs({ growthLogs: sent }).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
  });

  it('orders logs of one moment by their ids', () => {
    const sent = [log(2, '2026-07-01T12:00:00Z'), log(1, '2026-07-01T12:00:00Z')];
    expect(sortOldestFirst(sent).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('falls back to the ids when a date cannot be read', () => {
    const sent = [
      log(9, '2026-07-01T12:00:00Z'),
      { ...log(8, ''), date: unreadable('yesterday') },
      log(7, '2026-07-05T12:00:00Z'),
    ];
    expect(sortOldestFirst(sent).map(({ id }) => id)).toEqual([7, 8, 9]);
  });
});

describe('the investment with the newest log', () => {
  const having = (id: number, ...dates: readonly string[]): Investment => ({
    ...first,
    id,
    growthLogs: dates.map((date, at) => log(at, date)),
  });

  it('is found whatever the order of investments and logs', () => {
    const older = having(1, '2026-07-11T12:00:00Z', '2026-07-01T12:00:00Z');
    const newer = having(2, '2026-07-12T12:00:00Z', '2026-06-01T12:00:00Z');
    expect(findLatestLogged([older, newer]).id).toBe(2);
    expect(findLatestLogged([newer, older]).id).toBe(2);
  });

  it('is the first when several are equal or none has a log', () => {
    expect(findLatestLogged([having(1), having(2)]).id).toBe(1);
    expect(findLatestLogged([having(1), having(2, '2026-07-12T12:00:00Z'), having(3, '2026-07-12T12:00:00Z')]).id).toBe(
      2,
    );
    const odd = { ...having(2), growthLogs: [{ ...log(1, ''), date: unreadable('soon') }] };
    expect(findLatestLogged([having(1), odd]).id).toBe(1);
  });
});

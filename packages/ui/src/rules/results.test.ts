import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrowthLog, Investment } from '../model/Investment.js';
import { add, type Decimal, decimal, subtract, sum, toText, ZERO } from '../money/decimal.js';
import { findLargestFall, findUnexplained, getResults, getResultSince, resultPeriods } from './results.js';

const HOUR_MS = 3_600_000;
const now = Date.UTC(2026, 6, 13, 12);
const utc = { today: '2026-07-13', timeZone: 'UTC' };

const log = (id: number, iso: string, amount: string): GrowthLog => ({
  id,
  date: { kind: iso.includes('T') ? 'instant' : 'date', iso },
  amountAdded: decimal(amount),
  percentageIncrease: null,
});
const investment = (...growthLogs: readonly GrowthLog[]): Investment => ({
  id: 1,
  status: 'active',
  initialAmount: decimal('500'),
  currentAmount: add(decimal('500'), sum(growthLogs.map(({ amountAdded }) => amountAdded))),
  totalReturn: ZERO,
  totalReturnPercentage: null,
  growthLogs,
  bot: null,
});
const text = (value: Decimal | null | undefined) => (value ? toText(value) : (value ?? null));

describe('results over time', () => {
  it('are added up from zero, over all bots, in the order of time', () => {
    const results = getResults(
      [
        investment(log(1, '2026-07-10T10:00:00Z', '2.5'), log(2, '2026-07-12T10:00:00Z', '-1')),
        investment(log(1, '2026-07-11T10:00:00Z', '0.25')),
      ],
      'all',
      utc,
    );
    expect(results?.days.map(({ total }) => toText(total))).toEqual(['2.5', '2.75', '1.75', '1.75']);
    expect(text(results?.total)).toBe('1.75');
    expect(results?.count).toBe(3);
  });

  it('of one day are one result', () => {
    const at = '2026-07-13T10:00:00Z';
    const results = getResults([investment(log(1, at, '1')), investment(log(1, at, '2'))], 'all', utc);
    expect(results?.days).toEqual([{ day: '2026-07-13', result: decimal('3'), total: decimal('3') }]);
  });

  it('leave a day without a log empty, which is not zero', () => {
    const results = getResults(
      [investment(log(1, '2026-07-11', '1'), log(2, '2026-07-13', '2'), log(3, '2026-07-13', '-2'))],
      'all',
      utc,
    );
    expect(results?.days.map(({ day, result }) => [day, text(result)])).toEqual([
      ['2026-07-11', '1'],
      ['2026-07-12', null],
      ['2026-07-13', '0'],
    ]);
    expect(text(results?.today)).toBe('0');
  });

  it('have no today before the first log of the day', () => {
    expect(getResults([investment(log(1, '2026-07-12', '1'))], 'all', utc)?.today).toBeNull();
  });

  it('of 7 days begin six days before today, and from zero', () => {
    const results = getResults(
      [investment(log(1, '2026-07-06', '100'), log(2, '2026-07-07', '1'), log(3, '2026-07-13', '2'))],
      7,
      utc,
    );
    expect(results?.days).toHaveLength(7);
    expect(results?.days[0]?.day).toBe('2026-07-07');
    expect(text(results?.total)).toBe('3');
  });

  it('of 30 days begin with the first result where that is later', () => {
    const results = getResults([investment(log(1, '2026-07-10', '4'))], 30, utc);
    expect(results?.days).toHaveLength(4);
    expect(text(results?.averageADay)).toBe('1');
  });

  it('count days in the zone of the viewer', () => {
    const late = [investment(log(1, '2026-07-12T23:30:00Z', '1'))];
    expect(getResults(late, 'all', utc)?.days[0]?.day).toBe('2026-07-12');
    expect(getResults(late, 'all', { today: '2026-07-13', timeZone: 'Asia/Tokyo' })?.days[0]?.day).toBe('2026-07-13');
  });

  it('leave out and count what has no readable date', () => {
    const undated: GrowthLog = { ...log(9, '2026-07-12', '7'), date: { kind: 'unreadable', text: 'yesterday' } };
    const results = getResults([investment(log(1, '2026-07-12', '1'), undated)], 'all', utc);
    expect(text(results?.total)).toBe('1');
    expect(results?.undated).toBe(1);
    expect(getResults([investment(undated)], 'all', utc)).toBeNull();
  });

  it('are none without a log', () => {
    expect(getResults([investment()], 'all', utc)).toBeNull();
    expect(getResults([], 7, utc)).toBeNull();
  });

  it('a clock that is behind loses nothing the server has logged', () => {
    const results = getResults([investment(log(1, '2026-07-15', '1'))], 'all', utc);
    expect(results?.days.at(-1)).toMatchObject({ day: '2026-07-15', result: decimal('1') });
  });

  it('since a moment are those logged after it', () => {
    const given = [investment(log(1, '2026-07-12T10:00:00Z', '1'), log(2, '2026-07-12T11:00:00Z', '2'))];
    expect(text(getResultSince(given, Date.parse('2026-07-12T10:00:00Z'), 'UTC'))).toBe('2');
    expect(getResultSince(given, now, 'UTC')).toBeNull();
  });

  it('agree to the cent: days and total, whatever is logged', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => decimal((value / 100).toFixed(2)));
    const logs = fc.array(fc.record({ hoursAgo: fc.integer({ min: 0, max: 2_000 }), amount: cents }), { minLength: 1 });
    fc.assert(
      fc.property(logs, fc.constantFrom(...resultPeriods), (entries, period) => {
        const made = entries.map(({ hoursAgo, amount }, id) =>
          log(id, new Date(now - hoursAgo * HOUR_MS).toISOString(), toText(amount)),
        );
        const results = getResults([investment(...made)], period, utc);
        if (results === null) throw new Error('There are results.');
        expect(results.days.at(-1)?.total).toEqual(results.total);
        expect(sum(results.days.flatMap(({ result }) => result ?? []))).toEqual(results.total);
        if (period === 'all') expect(results.total).toEqual(sum(made.map(({ amountAdded }) => amountAdded)));
      }),
    );
  });
});

describe('what results do not explain', () => {
  it('is the difference of current amounts to what was put in and all results', () => {
    const whole = investment(log(1, '2026-07-12', '5'));
    expect(findUnexplained([whole])).toBeNull();
    expect(text(findUnexplained([{ ...whole, currentAmount: decimal('500') }]))).toBe('-5');
    expect(findUnexplained([{ ...whole, currentAmount: decimal('505.01') }])).toBeNull();
  });
});

describe('the largest fall', () => {
  it('is from a high to the lowest value after it', () => {
    const fall = findLargestFall(
      investment(
        log(1, '2026-07-08', '10'),
        log(2, '2026-07-09', '-4'),
        log(3, '2026-07-10', '1'),
        log(4, '2026-07-11', '-5'),
        log(5, '2026-07-12', '20'),
      ),
      'UTC',
    );
    expect(fall).toEqual({
      amount: decimal('8'),
      from: decimal('510'),
      firstDay: '2026-07-08',
      lastDay: '2026-07-11',
    });
  });

  it('counts from what was put in, and is none where nothing fell', () => {
    const fallen = findLargestFall(investment(log(1, '2026-07-08', '-3')), 'UTC');
    expect(text(fallen?.from)).toBe('500');
    expect(findLargestFall(investment(log(1, '2026-07-08', '3')), 'UTC')).toBeNull();
    expect(findLargestFall(investment(), 'UTC')).toBeNull();
  });

  it('is never more than all losses together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1 }), (amounts) => {
        const logs = amounts.map((amount, id) => log(id, new Date(now + id * HOUR_MS).toISOString(), String(amount)));
        const losses = amounts.filter((amount) => amount < 0).reduce((total, amount) => total - amount, 0);
        const fall = findLargestFall(investment(...logs), 'UTC');
        const rest = subtract(decimal(String(losses)), fall?.amount ?? ZERO);
        expect(Number(toText(rest))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deposits } from '../fixtures/deposits.js';
import { stoppedInvestment } from '../fixtures/investments.js';
import { manyDaysOfResults } from '../fixtures/results.js';
import { withdrawals } from '../fixtures/withdrawals.js';
import { toDayKey, toServerDayKey } from '../format/dayKey.js';
import { decimal, sum, ZERO } from '../money/decimal.js';
import { ANY_DATE } from './history.js';
import { getStatement } from './statement.js';

const calendar = { timeZone: 'UTC', now: Date.UTC(2026, 6, 12, 14, 2) };
const lists = { deposits, withdrawals, investments: manyDaysOfResults };
const between = (from: string | null, to: string | null) => ({ kind: 'between', from, to }) as const;

test('a statement of all days has every dated record once, oldest first', () => {
  const { lines, undated } = getStatement(lists, ANY_DATE, calendar);
  const logs = manyDaysOfResults.flatMap(({ growthLogs }) => growthLogs);
  expect(lines.length + undated).toBe(deposits.length + withdrawals.length + logs.length);
  const times = lines.flatMap(({ time }) => (time.kind === 'instant' ? [Date.parse(time.iso)] : []));
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

test('only paid deposits and completed withdrawals are added up, deposits in coins', () => {
  const statement = getStatement(lists, ANY_DATE, calendar);
  const paid = deposits.filter(({ status, currency }) => status === 'paid' && currency === 'ETH');
  expect(statement.deposits.find(({ currency }) => currency === 'ETH')?.amount ?? ZERO).toBe(
    sum(paid.map(({ amount }) => amount)),
  );
  const completed = withdrawals.filter(({ status }) => status === 'completed');
  expect(statement.withdrawals).toBe(sum(completed.map(({ amount }) => amount)));
  expect(statement.notCounted).toBe(statement.lines.filter(({ isCounted }) => !isCounted).length);
});

test('a day outside of the period is in no line and no sum', () => {
  const statement = getStatement(lists, between('2026-07-12', '2026-07-12'), calendar);
  expect(statement.lines.length).toBeGreaterThan(0);
  for (const { time } of statement.lines) expect(time).toMatchObject({ iso: expect.stringContaining('2026-07-12') });
});

test('a statement of every date covers the days from the oldest record to today', () => {
  const { days, lines } = getStatement(lists, ANY_DATE, calendar);
  const iso = lines.flatMap(({ time }) => toServerDayKey(time, calendar.timeZone) ?? []);
  expect(days).toEqual({ from: iso.toSorted()[0], to: toDayKey(calendar.now, calendar.timeZone) });
  expect(getStatement(lists, between('2026-07-01', '2026-07-12'), calendar).days).toEqual({
    from: '2026-07-01',
    to: '2026-07-12',
  });
});

test('records without a readable date are counted apart', () => {
  const [first] = deposits;
  if (first === undefined) throw new Error('There are deposits.');
  const unreadable = { ...first, createdAt: { kind: 'unreadable', text: 'soon' } as const };
  const none = { deposits: [unreadable], withdrawals: [], investments: [] };
  expect(getStatement(none, ANY_DATE, calendar)).toMatchObject({ lines: [], undated: 1, deposits: [] });
});

test('the results of the bots are the sum of their lines, and periods beside each other add up to the whole', () => {
  const cents = fc.integer({ min: -99_999, max: 99_999 }).map((value) => decimal((value / 100).toFixed(2)));
  const logs = fc.array(fc.tuple(cents, fc.integer({ min: 1, max: 28 })), { maxLength: 12 });
  fc.assert(
    fc.property(fc.tuple(logs, logs), fc.integer({ min: 1, max: 27 }), (given, lastDay) => {
      const made = given.map((entries, at) => ({
        ...stoppedInvestment,
        id: at,
        growthLogs: entries.map(([amountAdded, day], id) => ({
          id,
          amountAdded,
          percentageIncrease: null,
          date: { kind: 'date', iso: `2026-06-${String(day).padStart(2, '0')}` } as const,
        })),
      }));
      const of = (from: string | null, to: string | null) =>
        getStatement({ deposits: [], withdrawals: [], investments: made }, between(from, to), calendar);
      const whole = of(null, null);
      expect(whole.results).toBe(sum(whole.lines.flatMap(({ usd }) => usd ?? [])));
      expect(whole.results).toBe(sum(whole.bots.map(({ total }) => total)));
      expect(whole.bots.reduce((all, { count }) => all + count, 0)).toBe(whole.lines.length);
      const day = (number: number) => `2026-06-${String(number).padStart(2, '0')}`;
      expect(sum([of(null, day(lastDay)).results, of(day(lastDay + 1), null).results])).toBe(whole.results);
    }),
  );
});

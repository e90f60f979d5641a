import {
  ANY_DATE,
  depositSortKeys,
  depositStatuses,
  EVERY_DEPOSIT,
  type HistoryDates,
  historyPeriods,
} from '@etherpilot/ui/model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historySearch, readHistorySearch } from './historySearch.js';

const terms = { statuses: depositStatuses, sortKeys: depositSortKeys, everything: EVERY_DEPOSIT };

describe('the search of a history in the URL', () => {
  it('has words, a status and an order', () => {
    expect(readHistorySearch('?q=eth+0.25&status=paid&sort=amount&order=ascending', terms)).toEqual({
      text: 'eth 0.25',
      status: 'paid',
      dates: ANY_DATE,
      sort: { key: 'amount', direction: 'ascending' },
    });
  });

  it.each([
    ['?days=30', { kind: 'last', days: 30 }],
    ['?from=2026-07-01&to=2026-07-12', { kind: 'between', from: '2026-07-01', to: '2026-07-12' }],
    ['?from=2026-07-01', { kind: 'between', from: '2026-07-01', to: null }],
    ['?to=2026-07-12&from=soon', { kind: 'between', from: null, to: '2026-07-12' }],
    ['?days=7&from=2026-07-01', { kind: 'last', days: 7 }],
  ])('has the dates of %j', (search, dates) => {
    expect(readHistorySearch(search, terms).dates).toEqual(dates);
  });

  it.each([
    '',
    '?',
    '?days=31',
    '?days=',
    '?from=2026-02-30&to=today',
    '?status=refunded',
    '?sort=constructor&order=up',
    '?status=all',
    '?unknown=1&__proto__=2',
  ])('is empty for %j', (search) => {
    expect(readHistorySearch(search, terms)).toEqual(EVERY_DEPOSIT);
    expect(historySearch(readHistorySearch(search, terms), terms)).toBe('');
  });

  it('has at most 200 characters of words', () => {
    expect(readHistorySearch(`?q=${'x'.repeat(100_000)}`, terms).text).toHaveLength(200);
  });

  it('is read back as written, whatever a user types', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    const dates = fc.oneof(
      fc.constant<HistoryDates>(ANY_DATE),
      fc.constantFrom(...historyPeriods).map((days): HistoryDates => ({ kind: 'last', days })),
      fc
        .tuple(fc.option(day), fc.option(day))
        .filter(([from, to]) => from !== null || to !== null)
        .map(([from, to]): HistoryDates => ({ kind: 'between', from, to })),
    );
    const query = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 60 }),
      status: fc.constantFrom('all' as const, ...depositStatuses),
      dates,
      sort: fc.record({
        key: fc.constantFrom(...depositSortKeys),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    });
    fc.assert(
      fc.property(query, (asked) => {
        expect(readHistorySearch(historySearch(asked, terms), terms)).toEqual(asked);
      }),
    );
  });
});

import { depositSortKeys, depositStatuses, EVERY_DEPOSIT } from '@etherpilot/ui';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historySearch, readHistorySearch } from './historySearch.js';

const terms = { statuses: depositStatuses, sortKeys: depositSortKeys, everything: EVERY_DEPOSIT };

describe('the search of a history in the URL', () => {
  it('has words, a status and an order', () => {
    expect(readHistorySearch('?q=eth+0.25&status=paid&sort=amount&order=ascending', terms)).toEqual({
      text: 'eth 0.25',
      status: 'paid',
      sort: { key: 'amount', direction: 'ascending' },
    });
  });

  it.each(['', '?', '?status=refunded', '?sort=constructor&order=up', '?status=all', '?unknown=1&__proto__=2'])(
    'is empty for %j',
    (search) => {
      expect(readHistorySearch(search, terms)).toEqual(EVERY_DEPOSIT);
      expect(historySearch(readHistorySearch(search, terms), terms)).toBe('');
    },
  );

  it('has at most 200 characters of words', () => {
    expect(readHistorySearch(`?q=${'x'.repeat(100_000)}`, terms).text).toHaveLength(200);
  });

  it('is read back as written, whatever a user types', () => {
    const query = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 60 }),
      status: fc.constantFrom('all' as const, ...depositStatuses),
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

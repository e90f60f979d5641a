import { investmentSortKeys } from '@etherpilot/ui';
import { expect, it } from 'vitest';
import { readInvestmentSearch, writeInvestmentSort } from './investmentSearch.js';

it('reads each order as it was written', () => {
  for (const key of investmentSortKeys) {
    for (const direction of ['ascending', 'descending'] as const) {
      expect(readInvestmentSearch(writeInvestmentSort({ key, direction })).sort).toEqual({ key, direction });
    }
  }
});

it('writes nothing for the first order', () => {
  expect(writeInvestmentSort({ key: 'value', direction: 'descending' })).toBe('');
  expect(writeInvestmentSort({ key: 'age', direction: 'ascending' })).toBe('?sort=age&order=ascending');
});

it('ignores what is no order', () => {
  expect(readInvestmentSearch('?sort=name&order=up')).toEqual({
    investment: undefined,
    sort: { key: 'value', direction: 'descending' },
  });
});

it('reads the investment that is open, as it was written', () => {
  expect(readInvestmentSearch('?investment=7').investment).toBe('7');
  expect(readInvestmentSearch('?investment=a%2Fb').investment).toBe('a/b');
});

import { investmentSortKeys } from '@etherpilot/ui';
import { expect, it } from 'vitest';
import { readInvestmentSort, writeInvestmentSort } from './investmentSort.js';

it('reads each order as it was written', () => {
  for (const key of investmentSortKeys) {
    for (const direction of ['ascending', 'descending'] as const) {
      expect(readInvestmentSort(writeInvestmentSort({ key, direction }))).toEqual({ key, direction });
    }
  }
});

it('writes nothing for the first order', () => {
  expect(writeInvestmentSort({ key: 'value', direction: 'descending' })).toBe('');
  expect(writeInvestmentSort({ key: 'age', direction: 'ascending' })).toBe('?sort=age&order=ascending');
});

it('ignores what is no order', () => {
  expect(readInvestmentSort('?sort=name&order=up')).toEqual({ key: 'value', direction: 'descending' });
});

import { investmentSortKeys } from '@etherpilot/ui/model';
import { expect, it } from 'vitest';
import { readInvestmentId, readInvestmentSort, writeInvestmentSort } from './investmentSort.js';

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

it('the query names the investment whose page is shown', () => {
  expect(readInvestmentId('?investment=7')).toBe('7');
  expect(readInvestmentId('?investment=a%2Fb')).toBe('a/b');
  expect(readInvestmentId('?investment=')).toBeUndefined();
  expect(readInvestmentId('?sort=age')).toBeUndefined();
});

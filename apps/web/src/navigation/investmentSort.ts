import { FIRST_INVESTMENT_SORT, type InvestmentSort, investmentSortKeys } from '@etherpilot/ui/model';

/** The order that the query of a URL asks of Active Bots. Anybody can write such a URL: invalid values are ignored. */
export function readInvestmentSort(search: string): InvestmentSort {
  const asked = new URLSearchParams(search);
  const direction = asked.get('order');
  return {
    key: investmentSortKeys.find((key) => key === asked.get('sort')) ?? FIRST_INVESTMENT_SORT.key,
    direction: direction === 'ascending' || direction === 'descending' ? direction : FIRST_INVESTMENT_SORT.direction,
  };
}

/** The query of the list in an order; empty for the first one. */
export function writeInvestmentSort({ key, direction }: InvestmentSort): string {
  const asked = new URLSearchParams();
  if (key !== FIRST_INVESTMENT_SORT.key) asked.set('sort', key);
  if (direction !== FIRST_INVESTMENT_SORT.direction) asked.set('order', direction);
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}

/** The id, as text, of the investment whose page the query of a URL asks for; `undefined` for the list. */
export function readInvestmentId(search: string): string | undefined {
  return new URLSearchParams(search).get('investment') || undefined;
}

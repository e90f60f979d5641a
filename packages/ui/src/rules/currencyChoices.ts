import type { SupportedCurrency } from '../model/Deposit.js';
import type { Loadable } from '../model/Loadable.js';
import { isGreater } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';

/** A coin to choose. An order names only a code, so everything listed under one code is one choice. */
export interface CurrencyChoice extends SupportedCurrency {
  /** The server lists the code more than once, for example once per network, and nothing says which one is meant. */
  readonly isAmbiguous: boolean;
}

function pickLarger(one: Decimal | null, other: Decimal | null): Decimal | null {
  if (one === null || other === null) return one ?? other;
  return isGreater(other, one) ? other : one;
}

/** The choices of a list, in its order: equal codes become one, with all names and the largest readable minimum. */
export function mergeCurrencies(listed: readonly SupportedCurrency[]): readonly CurrencyChoice[] {
  return [...Map.groupBy(listed, ({ currency }) => currency)].map(([currency, same]) => ({
    currency,
    name: [...new Set(same.map(({ name }) => name))].join(' / '),
    minDeposit: same.map(({ minDeposit }) => minDeposit).reduce(pickLarger),
    isAmbiguous: same.length > 1,
  }));
}

/** The choices of a list that is being loaded. */
export function toChoices(list: Loadable<readonly SupportedCurrency[]>): Loadable<readonly CurrencyChoice[]> {
  if (list.status === 'ready') return { ...list, data: mergeCurrencies(list.data) };
  const { data, ...rest } = list;
  return data === undefined ? rest : { ...rest, data: mergeCurrencies(data) };
}

/**
 * The code of a chosen coin that is not offered any more, so that the form can name it; `null` while it is offered, or
 * while nothing is.
 */
export function findMissing(chosen: string | null, choices: readonly CurrencyChoice[]): string | null {
  const isMissing = choices.length > 0 && choices.every(({ currency }) => currency !== chosen);
  return isMissing ? chosen : null;
}

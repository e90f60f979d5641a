import type { Investment } from '../model/Investment.js';
import { toEpoch } from '../model/ServerTime.js';
import { compare } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import type { HistorySort } from './history.js';
import { sortOldestFirst } from './investments.js';

/** What investments can be sorted by. */
export const investmentSortKeys = ['value', 'return', 'returnPercent', 'age', 'risk'] as const;
/** One of these keys. */
export type InvestmentSortKey = (typeof investmentSortKeys)[number];
/** The order of investments; `descending` begins with the largest, the oldest, or the highest risk. */
export type InvestmentSort = HistorySort<InvestmentSortKey>;

/** The order that is shown at first. */
export const FIRST_INVESTMENT_SORT: InvestmentSort = { key: 'value', direction: 'descending' };

const RISKS = ['low', 'medium', 'high'];

/** The first result, the only date an investment has; `null` without results. */
export function findFirstLog({ growthLogs }: Pick<Investment, 'growthLogs'>) {
  return sortOldestFirst(growthLogs)[0] ?? null;
}

type Rank = Decimal | number | null;

/** What an investment is compared by; `null` when it is unknown. */
function getRank(investment: Investment, key: InvestmentSortKey): Rank {
  switch (key) {
    case 'value':
      return investment.currentAmount;
    case 'return':
      return investment.totalReturn;
    case 'returnPercent':
      return investment.totalReturnPercentage;
    case 'age': {
      const first = findFirstLog(investment);
      const time = first === null ? Number.NaN : toEpoch(first.date);
      return Number.isNaN(time) ? null : -time;
    }
    default: {
      const risk = RISKS.indexOf(investment.bot?.riskLevel.trim().toLowerCase() ?? '');
      return risk === -1 ? null : risk;
    }
  }
}

function compareRanks(left: Rank, right: Rank): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compare(left as Decimal, right as Decimal);
}

/** The investments in an order, as `ActiveBotsScreen` lists them. Equal ones stay in theirs, and unknown ones come last in every order. */
export function sortInvestments(
  investments: readonly Investment[],
  { key, direction }: InvestmentSort,
): readonly Investment[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return investments
    .map((investment) => ({ investment, rank: getRank(investment, key) }))
    .toSorted(({ rank: left }, { rank: right }) => {
      if (left === null) return right === null ? 0 : 1;
      if (right === null) return -1;
      return sign * compareRanks(left, right);
    })
    .map(({ investment }) => investment);
}

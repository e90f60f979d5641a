import type { Provenance } from '../../model/Provenance.js';

export const figureGroups = ['chart', 'bots', 'money', 'people'] as const;

interface NonLiveFigure {
  readonly group: (typeof figureGroups)[number];
  readonly provenance: Exclude<Provenance, 'live'>;
}

/**
 * Every figure and text of the product that is not live, with its provenance. The test beside it names the places that
 * show each: it reads the sources and fails when one is missing there or no longer shows the figure.
 */
export const figures = {
  simulatedCandles: { group: 'chart', provenance: 'simulated' },
  estimatedWicks: { group: 'chart', provenance: 'derived' },
  cachedCandles: { group: 'chart', provenance: 'cached' },
  staleCandles: { group: 'chart', provenance: 'stale' },
  indicators: { group: 'chart', provenance: 'derived' },
  previewCandles: { group: 'chart', provenance: 'stale' },
  previewSettings: { group: 'chart', provenance: 'sample' },
  statistics: { group: 'bots', provenance: 'sample' },
  operatorStatistics: { group: 'bots', provenance: 'operator' },
  availableBotsRule: { group: 'bots', provenance: 'sample' },
  activeBotsRule: { group: 'bots', provenance: 'sample' },
  savedCounts: { group: 'bots', provenance: 'cached' },
  sampleBots: { group: 'bots', provenance: 'sample' },
  savedBots: { group: 'bots', provenance: 'cached' },
  reportedReturns: { group: 'bots', provenance: 'operator' },
  expectedReturns: { group: 'bots', provenance: 'operator' },
  possibleLoss: { group: 'bots', provenance: 'derived' },
  restOfBalance: { group: 'bots', provenance: 'derived' },
  lateInvestments: { group: 'bots', provenance: 'stale' },
  investmentSums: { group: 'bots', provenance: 'derived' },
  addedResults: { group: 'bots', provenance: 'derived' },
  earlierValues: { group: 'bots', provenance: 'derived' },
  measuredReturns: { group: 'bots', provenance: 'derived' },
  holdingEth: { group: 'bots', provenance: 'derived' },
  moneyTotals: { group: 'money', provenance: 'derived' },
  statementSums: { group: 'money', provenance: 'derived' },
  loweredBalance: { group: 'money', provenance: 'derived' },
  savedBalance: { group: 'money', provenance: 'cached' },
  staleBalance: { group: 'money', provenance: 'stale' },
  coinInDollars: { group: 'money', provenance: 'derived' },
  sessionTimeLeft: { group: 'money', provenance: 'derived' },
  reviews: { group: 'people', provenance: 'sample' },
  checkedReviews: { group: 'people', provenance: 'operator' },
  team: { group: 'people', provenance: 'sample' },
  namedTeam: { group: 'people', provenance: 'operator' },
  questions: { group: 'people', provenance: 'sample' },
  terms: { group: 'people', provenance: 'sample' },
} as const satisfies Readonly<Record<string, NonLiveFigure>>;

/** A row of *About the figures*. */
export type FigureId = keyof typeof figures;

import type { Provenance } from '../../model/Provenance.js';

export const figureGroups = ['chart', 'bots', 'money', 'people'] as const;

export interface NonLiveFigure {
  readonly group: (typeof figureGroups)[number];
  readonly provenance: Exclude<Provenance, 'live'>;
  /** The folders of `components` and `screens` that draw it or pass it on. */
  readonly shownBy: readonly string[];
  /** The constants of `model` or `samples` it comes from, when it is bundled with this software. */
  readonly from?: readonly string[];
}

const candlePlaces = ['components/ChartCard', 'components/CandleChart', 'screens/PlatformScreen'] as const;
const balancePlaces = [
  'components/AppShell',
  'components/BalanceBadge',
  'components/BotConfigDialog',
  'screens/WithdrawScreen/WithdrawBalanceCard',
  'screens/AccountScreen',
  'screens/BotsScreen',
  'screens/WithdrawScreen',
] as const;

/**
 * Every figure and text of the product that is not live, with its provenance and the places that show it. A test reads
 * the sources and fails when a place is missing here or no longer shows the figure.
 */
export const figures = {
  simulatedCandles: { group: 'chart', provenance: 'simulated', shownBy: candlePlaces },
  estimatedWicks: { group: 'chart', provenance: 'derived', shownBy: candlePlaces },
  cachedCandles: { group: 'chart', provenance: 'cached', shownBy: candlePlaces },
  staleCandles: { group: 'chart', provenance: 'stale', shownBy: candlePlaces },
  previewCandles: { group: 'chart', provenance: 'simulated', shownBy: ['components/PlatformPreview'] },
  previewSettings: { group: 'chart', provenance: 'sample', shownBy: ['components/PlatformPreview'] },
  instruments: { group: 'chart', provenance: 'sample', shownBy: ['components/AuthLayout'] },
  statistics: {
    group: 'bots',
    provenance: 'sample',
    shownBy: ['components/StatStrip', 'screens/BotsScreen'],
    from: ['sampleStatistics'],
  },
  operatorStatistics: {
    group: 'bots',
    provenance: 'operator',
    shownBy: ['components/StatStrip', 'screens/BotsScreen'],
  },
  availableBotsRule: { group: 'bots', provenance: 'sample', shownBy: ['screens/BotsScreen'], from: ['fallbackBots'] },
  activeBotsRule: { group: 'bots', provenance: 'sample', shownBy: ['screens/BotsScreen'] },
  savedCounts: { group: 'bots', provenance: 'cached', shownBy: ['components/StatStrip', 'screens/BotsScreen'] },
  sampleBots: {
    group: 'bots',
    provenance: 'sample',
    shownBy: ['screens/BotsScreen/BotCard', 'components/BotConfigDialog', 'screens/BotsScreen'],
    from: ['fallbackBots'],
  },
  savedBots: {
    group: 'bots',
    provenance: 'cached',
    shownBy: ['screens/BotsScreen/BotCard', 'components/BotConfigDialog', 'screens/BotsScreen'],
  },
  reportedReturns: { group: 'bots', provenance: 'operator', shownBy: ['screens/BotsScreen/BotCard'] },
  expectedReturns: {
    group: 'bots',
    provenance: 'operator',
    shownBy: ['components/BotConfigDialog'],
    from: ['expectedReturns'],
  },
  possibleLoss: { group: 'bots', provenance: 'derived', shownBy: ['components/BotConfigDialog'] },
  restOfBalance: {
    group: 'bots',
    provenance: 'derived',
    shownBy: ['components/BotConfigDialog', 'screens/WithdrawScreen/WithdrawBalanceCard'],
  },
  equityLine: { group: 'bots', provenance: 'derived', shownBy: ['components/EquityLine'] },
  investmentTotals: {
    group: 'bots',
    provenance: 'derived',
    shownBy: ['components/StatStrip', 'screens/ActiveBotsScreen'],
  },
  averageProfit: { group: 'bots', provenance: 'derived', shownBy: ['screens/ProfileScreen'] },
  loweredBalance: { group: 'money', provenance: 'derived', shownBy: balancePlaces },
  savedBalance: { group: 'money', provenance: 'cached', shownBy: balancePlaces },
  staleBalance: { group: 'money', provenance: 'stale', shownBy: balancePlaces },
  coinInDollars: { group: 'money', provenance: 'derived', shownBy: ['components/DepositMinimum'] },
  sessionTimeLeft: {
    group: 'money',
    provenance: 'derived',
    shownBy: ['components/CreatedDeposit', 'components/PaymentSession'],
  },
  reviews: {
    group: 'people',
    provenance: 'sample',
    shownBy: ['components/ReviewsSection', 'screens/LandingScreen'],
    from: ['sampleTestimonials'],
  },
  checkedReviews: {
    group: 'people',
    provenance: 'operator',
    shownBy: ['components/ReviewsSection', 'screens/LandingScreen'],
  },
  team: {
    group: 'people',
    provenance: 'sample',
    shownBy: ['components/TeamSection', 'screens/LandingScreen'],
    from: ['sampleTeam'],
  },
  namedTeam: { group: 'people', provenance: 'operator', shownBy: ['components/TeamSection', 'screens/LandingScreen'] },
  questions: { group: 'people', provenance: 'sample', shownBy: ['screens/SupportScreen'], from: ['sampleQuestions'] },
  terms: { group: 'people', provenance: 'sample', shownBy: ['components/TermsDialog'] },
} as const satisfies Readonly<Record<string, NonLiveFigure>>;

export type FigureId = keyof typeof figures;

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { provenances } from '../../model/Provenance.js';
import { type FigureId, figures } from './figures.js';

const src = new URL('../../', import.meta.url);

interface Places {
  /** The folders of `components` and `screens` that draw it or pass it on. */
  readonly shownBy: readonly string[];
  /** The constants of `model` or `samples` it comes from, when it is bundled with this software. */
  readonly from?: readonly string[];
  /** What works it out from live figures. It has no badge then, so this tells its places. */
  readonly by?: readonly string[];
}

const candlePlaces = ['components/ChartCard', 'components/CandleChart', 'screens/PlatformScreen'] as const;
const balancePlaces = [
  'components/AppShell',
  'components/BalanceBadge',
  'components/BotConfigDialog',
  'screens/AccountScreen',
  'screens/BotsScreen',
  'screens/WithdrawScreen',
] as const;

const placesByFigure: Readonly<Record<FigureId, Places>> = {
  simulatedCandles: { shownBy: candlePlaces },
  estimatedWicks: { shownBy: candlePlaces },
  cachedCandles: { shownBy: candlePlaces },
  staleCandles: { shownBy: candlePlaces },
  indicators: { shownBy: candlePlaces },
  previewCandles: { shownBy: ['components/PlatformPreview'] },
  previewSettings: { shownBy: ['components/PlatformPreview'] },
  statistics: { shownBy: ['components/StatStrip', 'screens/BotsScreen'], from: ['sampleStatistics'] },
  operatorStatistics: { shownBy: ['components/StatStrip', 'screens/BotsScreen'] },
  availableBotsRule: { shownBy: ['screens/BotsScreen'], from: ['fallbackBots'] },
  activeBotsRule: { shownBy: ['screens/BotsScreen'] },
  savedCounts: { shownBy: ['components/StatStrip', 'screens/BotsScreen'] },
  sampleBots: { shownBy: ['components/BotConfigDialog', 'screens/BotsScreen'], from: ['fallbackBots'] },
  savedBots: { shownBy: ['components/BotConfigDialog', 'screens/BotsScreen'] },
  reportedReturns: { shownBy: ['screens/BotsScreen'] },
  expectedReturns: { shownBy: ['components/BotConfigDialog'], from: ['expectedReturns'] },
  possibleLoss: { shownBy: ['components/BotConfigDialog'] },
  restOfBalance: { shownBy: ['components/BotConfigDialog', 'screens/WithdrawScreen'] },
  lateInvestments: { shownBy: ['components/UpdatedAgo'] },
  investmentSums: { shownBy: ['screens/ActiveBotsScreen'], by: ['summarizeInvestments'] },
  addedResults: {
    shownBy: ['components/ResultsCard', 'screens/ActiveBotsScreen'],
    by: ['getResults', 'getResultSince'],
  },
  earlierValues: {
    shownBy: ['components/EquityLine', 'screens/ActiveBotsScreen'],
    by: ['equityGeometry', 'findLargestFall', 'getValuesAfterLogs'],
  },
  measuredReturns: { shownBy: ['screens/ActiveBotsScreen', 'screens/BotsScreen'], by: ['measureReturn'] },
  holdingEth: { shownBy: ['screens/ActiveBotsScreen'], by: ['compareWithHolding'] },
  moneyTotals: {
    shownBy: ['screens/AccountScreen'],
    by: ['splitTotal', 'getInBots', 'getWithdrawalsUnderWay', 'getDepositsUnderWay'],
  },
  statementSums: { shownBy: ['screens/AccountScreen'], by: ['getStatement'] },
  loweredBalance: { shownBy: balancePlaces },
  savedBalance: { shownBy: balancePlaces },
  staleBalance: { shownBy: balancePlaces },
  coinInDollars: { shownBy: ['components/DepositAim', 'screens/WithdrawScreen'] },
  sessionTimeLeft: { shownBy: ['components/CreatedDeposit', 'components/PaymentSession'] },
  reviews: { shownBy: ['components/ReviewsSection', 'screens/LandingScreen'], from: ['sampleTestimonials'] },
  checkedReviews: { shownBy: ['components/ReviewsSection', 'screens/LandingScreen'] },
  team: { shownBy: ['components/TeamSection', 'screens/LandingScreen'], from: ['sampleTeam'] },
  namedTeam: { shownBy: ['components/TeamSection', 'screens/LandingScreen'] },
  questions: { shownBy: ['screens/SupportScreen'], from: ['sampleQuestions'] },
  terms: { shownBy: ['components/TermsDialog'] },
};

const catalogue = (Object.keys(placesByFigure) as FigureId[]).map((id) => ({ ...figures[id], ...placesByFigure[id] }));

/** Code that only draws a badge passed to it, or is this list itself. */
const machinery = ['components/ProvenanceBadge', 'components/AboutFigures'];

/** Draws a badge, accepts a value with provenance, creates a sample or a derived figure, or estimates one. */
const mark =
  /<ProvenanceBadge\b|\b(?:Sourced|Supplied)<|\b(?:Testimonials|Statistics|PriceHistory)\b|\b(?:sample|derived|estimate\w+)\(/;
const literal = /provenance[=:]\s*["']([a-z]+)["']|\b(sample|derived)\(/g;

/** The sources of each folder of components and screens, without comments, tests and stories. */
const places = new Map(
  ['components', 'screens'].flatMap((layer) =>
    readdirSync(new URL(`${layer}/`, src), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => relative(fileURLToPath(src), join(parentPath, name)).replaceAll('\\', '/'))
      .map((folder) => [folder, readFolder(`${folder}/`)] as const),
  ),
);

function readFolder(folder: string): string {
  return readdirSync(new URL(folder, src))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|messages)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(folder + file, src), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .join('\n');
}

const uses = (text: string, by: readonly string[]) => new RegExp(String.raw`\b(?:${by.join('|')})\(`).test(text);
const workedOut = catalogue.flatMap(({ by = [] }) => by);
const shows = (text: string) => mark.test(text) || uses(text, workedOut);

describe('the catalogue of figures that are not live', { tags: ['H-30'] }, () => {
  it('names every place that shows such a figure, and no other', { tags: ['H-30'] }, () => {
    const showing = [...places].filter(([place, text]) => shows(text) && !machinery.includes(place));
    const named = new Set(catalogue.flatMap(({ shownBy }) => shownBy));
    expect([...named].toSorted()).toEqual(showing.map(([place]) => place).toSorted());
  });

  it('names every place that works out one from live figures', { tags: ['H-30'] }, () => {
    for (const { by, shownBy } of catalogue) {
      if (by === undefined) continue;
      const using = [...places].filter(([place, text]) => uses(text, by) && !machinery.includes(place));
      expect(using.map(([place]) => place).toSorted()).toEqual([...shownBy].toSorted());
    }
  });

  it('forgets no rule of the screens of money that returns a figure', { tags: ['H-30'] }, () => {
    const rules = ['moneyOverview', 'results', 'holding', 'measuredReturn', 'statement'].map((name) =>
      readFileSync(new URL(`rules/${name}.ts`, src), 'utf8'),
    );
    const figured = rules.flatMap((text) => [...text.matchAll(/export function (\w+)/g)].map(([, name]) => name));
    const others = figured.filter((name) => !workedOut.includes(String(name)));
    expect(new Set(others)).toEqual(new Set(['dropDaysAfterEnd', 'findFirstHeldDay', 'findUnexplained']));
  });

  it('covers every provenance except live', { tags: ['H-30'] }, () => {
    const listed = new Set(catalogue.map(({ provenance }) => provenance));
    expect([...listed].toSorted()).toEqual(provenances.filter((one) => one !== 'live').toSorted());
  });

  it('lists a place under each provenance it uses', { tags: ['H-30', 'H-01'] }, () => {
    const missing = [...places]
      .filter(([place, text]) => shows(text) && !machinery.includes(place))
      .flatMap(([place, text]) =>
        [...text.matchAll(literal)].map(([, given, made]) => ({ place, provenance: given ?? made })),
      )
      .filter(({ provenance }) => provenance !== 'live')
      .filter(
        ({ place, provenance }) =>
          !catalogue.some((figure) => figure.provenance === provenance && figure.shownBy.includes(place)),
      );
    expect(missing).toEqual([]);
  });

  it('names every sample bundled with this software, each listed once', { tags: ['CONST-14', 'H-30'] }, () => {
    const texts = ['model/', 'samples/'].map(readFolder);
    const samples = texts.flatMap((text) =>
      [...text.matchAll(/export const (\w+)\b[^=]*= sample\(/g)].map(([, name]) => name),
    );
    const named = catalogue.flatMap(({ from = [] }) => from);
    expect(samples.filter((name) => !named.includes(String(name)))).toEqual([]);
    for (const name of named) expect(texts.join('\n')).toContain(`export const ${name}`);
    const everything = [...texts, ...places.values()].join('\n');
    expect(everything.match(/12[_,]?847/g)).toHaveLength(1);
    expect(everything.match(/284,?739\.25/g)).toHaveLength(1);
  });

  it('is open at its row from every badge, unless the badge is within a link', { tags: ['H-30'] }, () => {
    const withoutRow = [...places].flatMap(([place, text]) =>
      [...text.matchAll(/<ProvenanceBadge\b[^>]*>/g)]
        .filter(([badge]) => !/\bfigure=|provenance="live"|\{\.\.\.badge\}/.test(badge))
        .map(() => place),
    );
    expect(withoutRow).toEqual(['components/AppShell']);
  });

  it.each([
    ['a badge', '<ProvenanceBadge provenance="sample" />'],
    ['a carrier', 'readonly balance: Sourced<Decimal>;'],
    ['operator content', 'readonly team: Supplied<Three<TeamMember>>;'],
    ['candles', 'readonly history: PriceHistory;'],
    ['a sample', 'const figure = sample(3);'],
    ['a derived figure', 'const figure = derived(3);'],
    ['an estimate', 'const usd = estimateUsd(amount, price);'],
  ])('%s is shown', (_, text) => {
    expect(shows(text)).toBe(true);
    expect(shows('readonly balance: Decimal; <Tag>Saved</Tag>')).toBe(false);
  });
});

import type { Browser, Page } from 'playwright';
import type { Verdict } from '../verdict.ts';
import { unpaced, withPages } from '../withPages.ts';
import { crosshair, firstPaint, heap, openChart, pan, type Subject, ticks, zoom, zoomOut } from './chartPage.ts';
import { judgeChart, getKey, type KindName, MONTH, type Samples } from './goals.ts';
import { counts, turnsTo } from './view.ts';

/** Steps of a gesture, and trades, measured on one page. */
const STEPS = 60;
/** Wheel turns until some 2,000 candles are in view: more than there are pixels. */
const TURNS_TO_MANY = turnsTo(2000);

/** A measurement on a fresh page with nothing rendered yet. */
interface Kind {
  readonly name: KindName;
  /** The rows of the table that need it. */
  readonly rows: readonly string[];
  readonly cases: readonly { readonly subject: Subject; readonly count: number }[];
  /** Pages per round; one by default. */
  readonly perRound?: number;
  readonly take: (page: Page, subject: Subject, count: number) => Promise<readonly number[]>;
}

const both = (...of: readonly number[]) =>
  of.flatMap((count) => [{ subject: 'ours', count } as const, { subject: 'peer', count } as const]);

const months = [
  { subject: 'month', count: MONTH },
  { subject: 'monthIndicators', count: MONTH },
] as const;
const indicated = { subject: 'oursIndicators', count: 1000 } as const;

const kinds: readonly Kind[] = [
  {
    name: 'first paint',
    rows: ['C1', 'C2', 'C3', 'C10'],
    // A window of 2,000 candles does not shorten the smaller histories.
    cases: [
      ...both(...counts),
      { subject: 'peerWindow', count: 10_000 },
      { subject: 'peerWindow', count: 100_000 },
      ...months,
      indicated,
    ],
    // One value per page where the others give sixty.
    perRound: 6,
    take: async (page) => [await firstPaint(page)],
  },
  {
    name: 'tick',
    rows: ['C4', 'C10'],
    cases: [...both(1000, 10_000, 100_000), ...months, indicated],
    take: async (page) => {
      await firstPaint(page);
      return ticks(page, STEPS);
    },
  },
  {
    name: 'pan',
    rows: ['C5'],
    cases: both(10_000),
    take: async (page) => {
      await firstPaint(page);
      return pan(page, STEPS);
    },
  },
  {
    name: 'pan of many',
    rows: ['C5'],
    cases: both(10_000),
    take: async (page, subject) => {
      await firstPaint(page);
      await zoomOut(page, subject, TURNS_TO_MANY);
      return pan(page, STEPS);
    },
  },
  {
    name: 'zoom',
    rows: ['C6'],
    cases: [...both(10_000, 100_000), { subject: 'peerConflated', count: 100_000 }],
    take: async (page, subject, count) => {
      await firstPaint(page);
      return zoom(page, subject, turnsTo(count));
    },
  },
  {
    name: 'crosshair',
    rows: ['C7'],
    cases: both(10_000),
    take: async (page) => {
      await firstPaint(page);
      return crosshair(page, STEPS);
    },
  },
  {
    name: 'heap',
    rows: ['C8', 'C10'],
    cases: [...both(1000, 10_000, 100_000), ...months],
    take: async (page) => [await heap(page)],
  },
];

/** Compares the chart with lightweight-charts on the same candles in the same run; `rows` are all by default. */
export function benchChart(rounds: number, rows: readonly string[]): Promise<readonly Verdict[]> {
  return withPages('bench/chart', unpaced, async (browser, origin) => {
    const isWanted = (row: string) => rows.length === 0 || rows.includes(row);
    const samples: Samples = new Map();
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of kinds.filter((one) => one.rows.some(isWanted))) {
        process.stderr.write(`round ${round + 1} of ${rounds}: ${kind.name}\n`);
        // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would slow each other
        await sample(browser, origin, kind, round, samples);
      }
    }
    return judgeChart(samples).filter(({ row }) => isWanted(row));
  });
}

/** One round of one kind: each case on its own pages, every second time in reverse order. */
async function sample(browser: Browser, origin: string, kind: Kind, round: number, samples: Samples): Promise<void> {
  const { name, cases, perRound = 1, take } = kind;
  for (let turn = round * perRound; turn < (round + 1) * perRound; turn += 1) {
    for (const { subject, count } of turn % 2 === 0 ? cases : cases.toReversed()) {
      const page = await openChart(browser, origin, subject, count);
      const key = getKey(name, subject, count);
      samples.set(key, [...(samples.get(key) ?? []), ...(await take(page, subject, count))]);
      await page.close();
    }
  }
}

import type { Page } from 'playwright';
import { crosshair, firstPaint, heap, pan, ticks, zoom, zoomOut } from './chartPage.ts';
import type { Subject } from './subjects.ts';
import { counts, turnsTo } from './view.ts';

/** Steps of a gesture, and trades, measured on one page. */
const STEPS = 60;
/** Wheel turns until some 2,000 candles are in view: more than there are pixels. */
const TURNS_TO_MANY = turnsTo(2000);
export type KindName = 'first paint' | 'tick' | 'pan' | 'pan of many' | 'zoom' | 'crosshair' | 'heap';

/** A measurement on a fresh page with nothing rendered yet. */
export interface Kind {
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

export const kinds: readonly Kind[] = [
  {
    name: 'first paint',
    rows: ['C1', 'C2', 'C3'],
    // A window of 2,000 candles does not shorten the smaller histories.
    cases: [...both(...counts), { subject: 'peerWindow', count: 10_000 }, { subject: 'peerWindow', count: 100_000 }],
    // One value per page where the others give sixty.
    perRound: 3,
    take: async (page) => [await firstPaint(page)],
  },
  {
    name: 'tick',
    rows: ['C4'],
    cases: both(1000, 10_000, 100_000),
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
  { name: 'heap', rows: ['C8'], cases: both(1000, 10_000, 100_000), take: async (page) => [await heap(page)] },
];

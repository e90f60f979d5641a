import { median, quantile } from '../statistics.ts';
import type { Verdict } from '../verdict.ts';
import type { KindName } from './kinds.ts';
import type { Samples } from './samples.ts';
import type { Subject } from './subjects.ts';

/** Bytes of the chart in the app's build and of the peer, gzip. */
export interface Bytes {
  readonly ours: number;
  readonly peer: number;
}

export interface Goal {
  readonly row: string;
  readonly what: string;
  /** The highest allowed value, in `unit`. */
  readonly limit: number;
  readonly unit: '×' | 'ms' | 'MB' | 'kB';
  /** A stretch goal; missing it is not a failure. */
  readonly isStretch?: true;
  /** NaN when it was not measured. */
  readonly measure: (samples: Samples, bytes?: Bytes) => number;
}

type Statistic = (values: readonly number[]) => number;
const p95: Statistic = (values) => quantile(values, 0.95);

/** Ours divided by another, both by the same statistic. */
function ratio(kind: KindName, count: number, other: Subject = 'peer', by: Statistic = median): Goal['measure'] {
  return (samples) => by(samples.values(kind, 'ours', count)) / by(samples.values(kind, other, count));
}

/** The worst of ours over several history lengths. */
function worst(kind: KindName, by: Statistic, ...of: readonly number[]): Goal['measure'] {
  return (samples) => Math.max(...of.map((count) => by(samples.values(kind, 'ours', count))));
}

const [K, TEN_K, HUNDRED_K] = [1000, 10_000, 100_000];
const MEGABYTE = 1_000_000;

/** A frame at 120 Hz and one at 60 Hz (ms). */
const [FRAME_120, FRAME_60] = [8.3, 16.7];

/** The performance goals of the chart. "×" is ours divided by the peer. */
export const goals: readonly Goal[] = [
  { row: 'C1', what: 'first paint, 24 candles', limit: 1, unit: '×', measure: ratio('first paint', 24) },
  { row: 'C1', what: 'first paint, 1k', limit: 0.95, unit: '×', measure: ratio('first paint', K) },
  { row: 'C1', what: 'first paint, 10k', limit: 0.7, unit: '×', measure: ratio('first paint', TEN_K) },
  { row: 'C1', what: 'first paint, 100k', limit: 0.2, unit: '×', measure: ratio('first paint', HUNDRED_K) },
  {
    row: 'C2',
    what: 'the same, peer with its newest 2,000 of 10k',
    limit: 1,
    unit: '×',
    measure: ratio('first paint', TEN_K, 'peerWindow'),
  },
  {
    row: 'C2',
    what: 'the same, peer with its newest 2,000 of 100k',
    limit: 1,
    unit: '×',
    measure: ratio('first paint', HUNDRED_K, 'peerWindow'),
  },
  {
    row: 'C3',
    what: 'our first paint, 100k over 1k',
    limit: 1.3,
    unit: '×',
    measure: (samples) =>
      median(samples.values('first paint', 'ours', HUNDRED_K)) / median(samples.values('first paint', 'ours', K)),
  },
  { row: 'C4', what: 'tick, 1k', limit: 1.5, unit: '×', measure: ratio('tick', K) },
  { row: 'C4', what: 'tick, 10k', limit: 0.7, unit: '×', measure: ratio('tick', TEN_K) },
  { row: 'C4', what: 'tick, 100k', limit: 0.15, unit: '×', measure: ratio('tick', HUNDRED_K) },
  {
    row: 'C4',
    what: 'tick, median of the slowest length',
    limit: FRAME_120,
    unit: 'ms',
    measure: worst('tick', median, K, TEN_K, HUNDRED_K),
  },
  {
    row: 'C4',
    what: 'tick, p95 of the slowest length',
    limit: FRAME_60,
    unit: 'ms',
    measure: worst('tick', p95, K, TEN_K, HUNDRED_K),
  },
  { row: 'C5', what: 'pan, 200 in view', limit: 0.85, unit: '×', measure: ratio('pan', TEN_K) },
  { row: 'C5', what: 'pan, 2,000 in view', limit: 1, unit: '×', measure: ratio('pan of many', TEN_K) },
  { row: 'C5', what: 'pan, 200 in view, median', limit: FRAME_120, unit: 'ms', measure: worst('pan', median, TEN_K) },
  { row: 'C5', what: 'pan, 200 in view, p95', limit: FRAME_60, unit: 'ms', measure: worst('pan', p95, TEN_K) },
  { row: 'C6', what: 'zoom p95, 10k', limit: 0.75, unit: '×', measure: ratio('zoom', TEN_K, 'peer', p95) },
  { row: 'C6', what: 'zoom p95, 100k', limit: 0.12, unit: '×', measure: ratio('zoom', HUNDRED_K, 'peer', p95) },
  {
    row: 'C6',
    what: 'zoom p95, 100k, peer with conflation',
    limit: 0.5,
    unit: '×',
    measure: ratio('zoom', HUNDRED_K, 'peerConflated', p95),
  },
  {
    row: 'C6',
    what: 'zoom p95 of the slowest length',
    limit: 25,
    unit: 'ms',
    measure: worst('zoom', p95, TEN_K, HUNDRED_K),
  },
  { row: 'C7', what: 'crosshair', limit: 1.25, unit: '×', measure: ratio('crosshair', TEN_K) },
  {
    row: 'C8',
    what: 'heap beyond the data, largest',
    limit: 1.2,
    unit: 'MB',
    measure: (samples) => worst('heap', median, K, TEN_K, HUNDRED_K)(samples) / MEGABYTE,
  },
  { row: 'C8', what: 'heap, 10k', limit: 0.2, unit: '×', measure: ratio('heap', TEN_K) },
  { row: 'C8', what: 'heap, 100k', limit: 0.03, unit: '×', measure: ratio('heap', HUNDRED_K) },
  {
    row: 'C9',
    what: 'chart chunk of the app, gzip',
    limit: 175,
    unit: 'kB',
    measure: (_, bytes) => (bytes?.ours ?? Number.NaN) / 1000,
  },
  {
    row: 'C9',
    what: 'the same over the peer',
    limit: 3.3,
    unit: '×',
    isStretch: true,
    measure: (_, bytes) => (bytes?.ours ?? Number.NaN) / (bytes?.peer ?? Number.NaN),
  },
];

/** Rows that are reported but not binding: profile them when missed. */
export const reportedRows: readonly string[] = ['C5', 'C7'];

/** The goals of the requested rows with their measured values. What was not measured is not met. */
export function judge(samples: Samples, bytes: Bytes | undefined, rows: readonly string[]): Verdict[] {
  return goals
    .filter(({ row }) => rows.includes(row))
    .map(({ measure, ...goal }) => {
      const measured = measure(samples, bytes);
      const isBinding = !goal.isStretch && !reportedRows.includes(goal.row);
      const peer = goal.unit === '×' && goal.row !== 'C3' ? { peer: 'lightweight-charts' } : {};
      return { ...goal, ...peer, measured, isMet: measured <= goal.limit, isBinding };
    });
}

import { median, quantile } from '../statistics.ts';
import { reported, type Verdict, verdict } from '../verdict.ts';
import type { Subject } from './chartPage.ts';

export type KindName = 'first paint' | 'tick' | 'pan' | 'pan of many' | 'zoom' | 'crosshair' | 'heap';

/** What was measured, in order: for each kind, chart and history length. */
export type Samples = Map<string, number[]>;

export const getKey = (kind: KindName, subject: Subject, count: number) => `${kind}, ${subject}, ${count}`;

type Statistic = (values: readonly number[]) => number;
const p95: Statistic = (values) => quantile(values, 0.95);

const [K, TEN_K, HUNDRED_K] = [1000, 10_000, 100_000];
/** The hours of a month. */
export const MONTH = 720;
/** A frame at 120 Hz and one at 60 Hz (ms). */
const [FRAME_120, FRAME_60] = [8.3, 16.7];

/** The performance goals of the chart with their measured values. "×" is ours divided by the peer. */
export function judgeChart(samples: Samples): readonly Verdict[] {
  const values = (kind: KindName, subject: Subject, count: number) => samples.get(getKey(kind, subject, count)) ?? [];
  const ratio = (kind: KindName, count: number, other: Subject = 'peer', by: Statistic = median) =>
    by(values(kind, 'ours', count)) / by(values(kind, other, count));
  /** The worst of ours over several history lengths. */
  const worst = (kind: KindName, by: Statistic, ...counts: readonly number[]) =>
    Math.max(...counts.map((count) => by(values(kind, 'ours', count))));
  const paint = (count: number) => median(values('first paint', 'ours', count));
  const times = (row: string, what: string, limit: number, measured: number, judge: typeof verdict = verdict) =>
    judge(row, what, limit, '×', measured, 'lightweight-charts');
  /** Ours with three indicators, and without. */
  const withIndicators = (kind: KindName) => median(values(kind, 'monthIndicators', MONTH));
  const without = (kind: KindName) => median(values(kind, 'month', MONTH));
  const overWithout = (kind: KindName) => withIndicators(kind) / without(kind);
  const ofThousand = (kind: KindName) => median(values(kind, 'oursIndicators', K)) / median(values(kind, 'ours', K));
  const all = [K, TEN_K, HUNDRED_K];
  return [
    times('C1', 'first paint, 24 candles', 1, ratio('first paint', 24)),
    times('C1', 'first paint, 1k', 0.95, ratio('first paint', K)),
    times('C1', 'first paint, 10k', 0.7, ratio('first paint', TEN_K)),
    times('C1', 'first paint, 100k', 0.2, ratio('first paint', HUNDRED_K)),
    times('C2', 'the same, peer with its newest 2,000 of 10k', 1, ratio('first paint', TEN_K, 'peerWindow')),
    times('C2', 'the same, peer with its newest 2,000 of 100k', 1, ratio('first paint', HUNDRED_K, 'peerWindow')),
    verdict('C3', 'our first paint, 100k over 1k', 1.3, '×', paint(HUNDRED_K) / paint(K)),
    times('C4', 'tick, 1k', 1.5, ratio('tick', K)),
    times('C4', 'tick, 10k', 0.7, ratio('tick', TEN_K)),
    times('C4', 'tick, 100k', 0.15, ratio('tick', HUNDRED_K)),
    verdict('C4', 'tick, median of the slowest length', FRAME_120, 'ms', worst('tick', median, ...all)),
    verdict('C4', 'tick, p95 of the slowest length', FRAME_60, 'ms', worst('tick', p95, ...all)),
    times('C5', 'pan, 200 in view', 0.85, ratio('pan', TEN_K), reported),
    times('C5', 'pan, 2,000 in view', 1, ratio('pan of many', TEN_K), reported),
    reported('C5', 'pan, 200 in view, median', FRAME_120, 'ms', worst('pan', median, TEN_K)),
    reported('C5', 'pan, 200 in view, p95', FRAME_60, 'ms', worst('pan', p95, TEN_K)),
    times('C6', 'zoom p95, 10k', 0.75, ratio('zoom', TEN_K, 'peer', p95)),
    times('C6', 'zoom p95, 100k', 0.12, ratio('zoom', HUNDRED_K, 'peer', p95)),
    times('C6', 'zoom p95, 100k, peer with conflation', 0.5, ratio('zoom', HUNDRED_K, 'peerConflated', p95)),
    verdict('C6', 'zoom p95 of the slowest length', 25, 'ms', worst('zoom', p95, TEN_K, HUNDRED_K)),
    times('C7', 'crosshair', 1.25, ratio('crosshair', TEN_K), reported),
    verdict('C8', 'heap beyond the data, largest', 1.2, 'MB', worst('heap', median, ...all) / 1e6),
    times('C8', 'heap, 10k', 0.2, ratio('heap', TEN_K)),
    times('C8', 'heap, 100k', 0.03, ratio('heap', HUNDRED_K)),
    verdict('C10', 'first paint of a month, three indicators over none', 1.15, '×', overWithout('first paint')),
    verdict('C10', 'tick of a month, three indicators over none', 2, '×', overWithout('tick')),
    verdict('C10', 'heap of three indicators', 0.3, 'MB', (withIndicators('heap') - without('heap')) / 1e6),
    reported('C10', 'first paint, three indicators over none, 1k', 1.15, '×', ofThousand('first paint')),
    reported('C10', 'tick, three indicators over none, 1k', 2, '×', ofThousand('tick')),
  ];
}

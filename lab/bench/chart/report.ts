import { table } from '@etherpilot/testkit/table';
import { dispersion, median, quantile } from '../statistics.ts';
import { type Verdict, verdictCells, verdictHead } from '../verdict.ts';
import type { Coverage } from './coverage.ts';
import type { Proof } from './proof.ts';
import type { Samples } from './samples.ts';

/** The samples: number of pages and values, median, slow end, and the spread between pages. */
export function samplesText(samples: Samples): string {
  const rows = samples.series().map(({ key, pages, values, medians }) => {
    const [unit, scale] = key.startsWith('heap') ? ['kB', 1000] : ['ms', 1];
    const figure = (value: number) => `${(value / scale).toFixed(unit === 'kB' ? 0 : 1)} ${unit}`;
    return [
      key,
      `${pages}`,
      `${values.length}`,
      figure(median(values)),
      figure(quantile(values, 0.95)),
      `${figure(Math.min(...medians))} – ${figure(Math.max(...medians))}`,
      `${(100 * dispersion(medians)).toFixed(0)} %`,
    ];
  });
  return table(
    ['measured, chart, candles', 'pages', 'values', 'median', 'p95', 'pages from – to', 'middle half'],
    rows,
  );
}

/** Goal, measured, met. */
export function goalsText(verdicts: readonly Verdict[]): string {
  return table(verdictHead, verdicts.map(verdictCells));
}

/** The painted area of the candles, beside the expected one. */
export function proofsText(proofs: readonly Proof[]): string {
  const area = ({ up, down }: Coverage) => `${Math.round(up)} + ${Math.round(down)}`;
  const rows = proofs.map(({ visible, count, expected, ours, peer, isProven }) => [
    `${visible.toLocaleString('en')} of ${count.toLocaleString('en')}`,
    area(expected),
    area(ours),
    area(peer),
    isProven ? 'yes' : 'NO',
  ]);
  return table(['candles in view', 'expected px, up + down', 'ours', 'peer', 'drawn'], rows);
}

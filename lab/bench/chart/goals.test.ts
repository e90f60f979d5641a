import { expect, test } from 'vitest';
import { goals, judge } from './goals.ts';
import { kinds } from './kinds.ts';
import { Samples } from './samples.ts';

/** Samples in which every series holds the same values. */
function everywhere(ours: readonly number[], others: readonly number[]): Samples {
  const samples = new Samples();
  for (const { name, cases } of kinds) {
    for (const { subject, count } of cases) samples.add(name, subject, count, subject === 'ours' ? ours : others);
  }
  return samples;
}

const rows = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'];

test('every goal finds its samples', () => {
  const verdicts = judge(everywhere([1], [100]), { ours: 100_000, peer: 50_000 }, rows);
  expect(verdicts).toHaveLength(goals.length);
  expect(verdicts.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(new Set(verdicts.map(({ row }) => row))).toEqual(new Set(rows));
});

test('a goal is missed when ours is slower than allowed', () => {
  const verdicts = judge(everywhere([100], [1]), { ours: 200_000, peer: 50_000 }, rows);
  // What depends on ours alone: 100 over 100, and 100 bytes of heap.
  expect(verdicts.filter(({ isMet }) => isMet).map(({ row, unit }) => `${row} ${unit}`)).toEqual(['C3 ×', 'C8 MB']);
});

test('what was not measured is not met', () => {
  expect(judge(new Samples(), undefined, rows).filter(({ isMet }) => isMet)).toEqual([]);
});

test('panning, the crosshair and stretch goals are not binding', () => {
  const binding = judge(new Samples(), undefined, rows).filter(({ isBinding }) => isBinding);
  expect(new Set(binding.map(({ row }) => row))).toEqual(new Set(['C1', 'C2', 'C3', 'C4', 'C6', 'C8', 'C9']));
  expect(binding.filter(({ isStretch }) => isStretch)).toEqual([]);
});

test('only the requested rows are judged', () => {
  expect(new Set(judge(new Samples(), undefined, ['C4']).map(({ row }) => row))).toEqual(new Set(['C4']));
});

test('a zoom is judged by its slow frames, not by its median', () => {
  const samples = new Samples();
  const fewSlow = Array.from({ length: 20 }, (_, n) => (n < 17 ? 1 : 100));
  samples.add('zoom', 'ours', 10_000, fewSlow);
  samples.add('zoom', 'peer', 10_000, [1]);
  expect(judge(samples, undefined, ['C6'])[0]).toMatchObject({ what: 'zoom p95, 10k', measured: 100, isMet: false });
});

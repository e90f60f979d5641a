import { expect, test } from 'vitest';
import { goalsText, proofsText, samplesText } from './report.ts';
import { table } from '@etherpilot/testkit/table';
import { Samples } from './samples.ts';

test('columns are as wide as their widest cell', () => {
  expect(
    table(
      ['a', 'long head'],
      [
        ['wide cell', '1'],
        ['x', '2'],
      ],
    ),
  ).toBe(['a          long head', '---------  ---------', 'wide cell  1', 'x          2'].join('\n'));
});

test('samples show their number and the spread between pages', () => {
  const samples = new Samples();
  samples.add('tick', 'ours', 1000, [1, 2, 3]);
  samples.add('tick', 'ours', 1000, [4, 5, 6]);
  expect(samplesText(samples)).toMatch(/tick, ours, 1,000\s+2\s+6\s+3\.5 ms\s+5\.8 ms\s+2\.0 ms – 5\.0 ms\s+43 %/);
});

test('a goal shows its limit, the measured value and whether a miss counts', () => {
  const goal = { row: 'C1', what: 'first paint', limit: 0.7, unit: '×', isBinding: true } as const;
  expect(goalsText([{ ...goal, measured: 0.5, isMet: true }])).toMatch(/C1\s+first paint\s+≤ 0\.7 ×\s+0\.50 ×\s+yes$/);
  expect(goalsText([{ ...goal, measured: 0.9, isMet: false }])).toMatch(/no$/);
  expect(goalsText([{ ...goal, isStretch: true, isBinding: false, measured: 0.9, isMet: false }])).toMatch(
    /\(stretch\)\s+0\.90 ×\s+no \(not binding\)$/,
  );
  expect(goalsText([{ ...goal, measured: Number.NaN, isMet: false }])).toContain('not measured');
});

test('a chart without its candles is named', () => {
  const coverage = { up: 10.4, down: 20.6 };
  const proof = { count: 10_000, turns: 0, visible: 200, expected: coverage, ours: { up: 0, down: 0 }, peer: coverage };
  expect(proofsText([{ ...proof, isProven: false }])).toMatch(/200 of 10,000\s+10 \+ 21\s+0 \+ 0\s+10 \+ 21\s+NO$/);
});

import { expect, test } from 'vitest';
import { judgeStyles, type StyleSamples } from './goals.ts';

const kinds = (first: number, all: number) => {
  const costs = [{ first, all }];
  return { cold: costs, warm: costs, rerender: costs, tick: costs };
};
const samples = (each: number, list: number): StyleSamples =>
  new Map([
    ['plain', kinds(10, 100)],
    ['each', kinds(10 * each, 100 * each)],
    ['row', kinds(10, 100)],
    ['list', kinds(10 * list, 100 * list)],
  ]);

test('styled rows are judged by their ratio to plain classes', () => {
  const [paint, rowPaint, listPaint, script] = judgeStyles(samples(1.1, 1.02));
  expect([paint, rowPaint, listPaint, script].map((each) => each?.measured.toFixed(2))).toEqual([
    '1.10',
    '1.00',
    '1.02',
    '1.10',
  ]);
  expect(paint).toMatchObject({ isMet: true, isBinding: true, peer: 'plain classes: 100.0 ms' });
});

test('where no list of ours is written so, a ratio is reported and does not bind', () => {
  const missed = judgeStyles(samples(3, 0.4)).filter(({ isMet }) => !isMet);
  expect(missed.map(({ row, isBinding }) => [row, isBinding])).toEqual([
    ['S1', true],
    ['S2', true],
    ['S2', false],
    ['S3', false],
  ]);
});

import { expect, test } from 'vitest';
import { judgeClient } from './goals.ts';
import type { Round } from './round.ts';

const counts = { refreshes: 1, refused: 1_000, answered: 1_000, failed: 0 };
const round: Round = {
  calls: { ours: [0.3, 0.31, 0.9], peer: [0.28, 0.3, 0.31], plain: [0.25] },
  stubbed: { ours: [0.05], peer: [0.03], plain: [0.01] },
  storms: { ours: [600], peer: [500], plain: [500] },
  counts: [counts, counts],
};

test('the client is judged by its medians beside the others in the same run', () => {
  const verdicts = judgeClient([round]);
  expect(verdicts.map(({ row, measured }) => [row, Number(measured.toFixed(2))])).toEqual([
    ['A1', 1.03],
    ['A1', 40],
    ['A2', 1000],
    ['A2', 1],
    ['A2', 0],
    ['A2', 1.2],
  ]);
  expect(verdicts.every(({ isMet }) => isMet)).toBe(true);
});

test.each([
  ['a second refresh', { refreshes: 2 }],
  ['a storm without a refresh', { refreshes: 0 }],
  ['a call that failed', { failed: 1 }],
  ['a call that met no expired token', { refused: 999 }],
])('%s in one storm of many is a failure', (_, change) => {
  const verdicts = judgeClient([{ ...round, counts: [counts, { ...counts, ...change }, counts] }]);
  expect(verdicts.filter(({ isMet }) => !isMet)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { failuresText, judgeRotations } from './rotationGoals.ts';
import type { Rotation } from './rotations.ts';

const good: Rotation = { ms: 200, calls: 16, failures: [], ends: 0, refreshes: 1, refused: 0, unauthorized: 16 };

/** The goals missed by a run of one good rotation and this one. */
function missed(change: Partial<Rotation>, renderers = 8): string[] {
  const rotations = [good, { ...good, ...change }];
  return judgeRotations({ tabs: 8, rotations, renderers }, true)
    .filter(({ isMet }) => !isMet)
    .map(({ what, measured }) => `${what}: ${measured}`);
}

test('no goal is missed when each rotation has one refresh and nobody is logged out', () => {
  expect(missed({ ms: 9000, calls: 3, unauthorized: 40 })).toEqual([]);
});

test.each<[Partial<Rotation>, string[]]>([
  [{ ends: 3 }, ['rotations in which a tab was logged out: 1']],
  [{ refused: 2 }, ['refreshes the server refused: 2']],
  [{ failures: ['bots: http, 401', 'profile: http, 401'] }, ['calls that failed: 2']],
  [{ refreshes: 2 }, ['refreshes: 3', 'most refreshes of a rotation: 2']],
  [{ refreshes: 0 }, ['refreshes: 1']],
])('a rotation with %j is a miss', (change, expected) => {
  expect(missed(change)).toEqual(expected);
});

test('tabs that share a process miss a goal, because their storage never lags', () => {
  expect(missed({}, 5)).toEqual(['tabs with their own process: 5']);
});

test('a run without a rotation misses a goal', () => {
  const verdicts = judgeRotations({ tabs: 8, rotations: [], renderers: 8 }, true);
  expect(verdicts.every(({ isMet }) => isMet)).toBe(false);
});

test('without binding goals everything is only reported', () => {
  const rotations = [{ ...good, ends: 8, refused: 7, refreshes: 9, failures: ['bots: http'] }];
  const verdicts = judgeRotations({ tabs: 8, rotations, renderers: 8 }, false);
  expect(verdicts.filter(({ isMet, goal }) => !isMet || goal !== '')).toEqual([]);
});

test('failures are sorted by frequency', () => {
  const rotations = [
    { ...good, failures: ['bots: http', 'profile: network'] },
    { ...good, failures: ['profile: network'] },
  ];
  expect(failuresText(rotations)).toBe('  2 × profile: network\n  1 × bots: http');
});

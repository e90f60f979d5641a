import { expect, test } from 'vitest';
import { formatRun, performancePage } from './run.ts';
import { verdict } from './verdict.ts';

const met = verdict('L1', 'its elements', 250, 'elements', 233);
const missed = verdict('I2', 'sort in 10k', 2, '×', 2.714, 'bare button: 28.0 ms');

test('a run is one table of goals, what was measured, and what it is compared with', () => {
  const [, , first, second] = formatRun([met, missed]).split('\n');
  expect(first?.split(/ {2,}/)).toEqual(['L1', 'its elements', '≤ 250 elements', '233 elements', 'yes']);
  expect(second?.split(/ {2,}/)).toEqual(['I2', 'sort in 10k', '≤ 2 ×', '2.71 ×', 'bare button: 28.0 ms', 'no']);
});

test('the page in docs has the machine, the day and the table', () => {
  const page = performancePage([met], '2 × processor', '2026-11-22');
  expect(page).toContain('on 2026-11-22: 2 × processor.');
  expect(page).toContain('| L1 | its elements | ≤ 250 elements | 233 elements |  | yes |');
});

test('what was not measured is not met', () => {
  expect(verdict('L1', 'its elements', 250, 'elements', Number.NaN).isMet).toBe(false);
});

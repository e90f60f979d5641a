import { expect, test } from 'vitest';
import { formatRun, isBusy, type Place, withRun } from './run.ts';
import { exactly, reported, verdict } from './verdict.ts';

const met = verdict('L1', 'its elements', 250, 'elements', 233);
const missed = verdict('I2', 'sort in 10k', 2, '×', 2.714, 'bare button: 28.0 ms');
const place: Place = { day: '2026-11-22', minutes: 8.24, machine: '2 × processor', processors: 2, load: 0.3 };
const text = `# Performance

By hand.

<!-- Written by pnpm --filter lab bench --write -->
of before
<!-- End of what is written -->

## Bytes by route
`;

test('a run is one table of goals, what was measured, and what it is compared with', () => {
  const [, , first, second] = formatRun([met, missed]).split('\n');
  expect(first?.split(/ {2,}/)).toEqual(['L1', 'its elements', '≤ 250 elements', '233 elements', 'yes']);
  expect(second?.split(/ {2,}/)).toEqual(['I2', 'sort in 10k', '≤ 2 ×', '2.71 ×', 'bare button: 28.0 ms', 'no']);
});

test('the page in docs gets the table with machine and day, and keeps what is written by hand', () => {
  const page = withRun(text, [met, missed], place);
  expect(page).toMatch(/^# Performance\n\nBy hand\.\n\n<!--/);
  expect(page).toContain('## Measured on 2026-11-22\n');
  expect(page).toContain('2 × processor; load 0.3 before the run, which took 8.2 minutes.\n1 of 2 goals are met.');
  expect(page).toContain('| L1 | its elements | ≤ 250 elements | 233 elements |  | yes |');
  expect(page).not.toContain('of before');
  expect(page).toMatch(/\n<!-- End of what is written -->\n\n## Bytes by route\n$/);
  expect(withRun(page, [met, missed], place)).toBe(page);
});

test('a page without its marks is not written', () => {
  expect(() => withRun('# Performance\n', [met], place)).toThrow('docs/performance.md lacks');
});

test('the heading says when the machine was busy', () => {
  expect(isBusy({ load: 1, processors: 2 })).toBe(false);
  const page = withRun(text, [met], { ...place, load: 5 });
  expect(page).toContain('## Measured on 2026-11-22, on a busy machine\n');
  expect(page).toContain('times say little');
});

test('what was not measured is not met', () => {
  expect(verdict('L1', 'its elements', 250, 'elements', Number.NaN).isMet).toBe(false);
});

test('a count must be met exactly, and a time of the machine does not bind', () => {
  const [none, one, two] = [0, 1, 2].map((count) => exactly('A2', 'refreshes', 1, 'calls', count));
  expect([none?.isMet, one?.isMet, two?.isMet]).toEqual([false, true, false]);
  expect(formatRun([exactly('A2', 'refreshes', 1, 'calls', 2)])).toContain('= 1 calls  2 calls');
  expect(reported('A1', 'its own cost', 60, 'µs', 70)).toMatchObject({ isMet: false, isBinding: false });
});

import { expect, test } from 'vitest';
import { judgeFirstLoad, type PageSamples } from './goals.ts';

const load = { painted: 700, blocked: 10, shift: 0, heading: 'Sign in' };
const page: PageSamples = {
  path: '/login',
  ours: [load, { ...load, painted: 720 }, { ...load, painted: 5_000 }],
  bare: [load, load, load],
  bytes: { page: 10_100, blocking: 0, early: 660, app: 92_000 },
};
const LIBRARIES = 80_000;
const missed = (change: Partial<PageSamples>) =>
  judgeFirstLoad([{ ...page, ...change }], LIBRARIES)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

test('a page is judged by the median of its visits, beside the same page without scripts', () => {
  const paint = judgeFirstLoad([page], LIBRARIES).find(({ unit }) => unit === '×');
  expect(paint?.measured).toBeCloseTo(720 / 700);
  expect(missed({})).toEqual([]);
});

test('own code beyond the libraries, a script before the first paint, one more before the app starts, and a single shift are found', () => {
  expect(missed({ bytes: { page: 14_100, blocking: 10, early: 2_010, app: 92_100 } })).toEqual([
    '/login: own code, gzip',
    '/login: scripts before it can be read, gzip',
    '/login: scripts before the app starts, gzip',
    '/login: page with its styles, gzip',
  ]);
  expect(missed({ ours: [load, load, { ...load, shift: 0.02 }] })).toEqual(['/login: layout shift, largest']);
});

test('what depends on the machine alone does not bind', () => {
  const slow = { ...load, painted: 1_400, blocked: 300 };
  const verdicts = judgeFirstLoad([{ ...page, ours: [slow], bare: [slow] }], LIBRARIES);
  expect(verdicts.filter(({ isMet }) => !isMet).map(({ isBinding }) => isBinding)).toEqual([false, false]);
});

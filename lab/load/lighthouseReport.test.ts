import { expect, test } from 'vitest';
import { findFaults, formatTable, type Report, type Visit } from './lighthouseReport.ts';

const passing: Report = {
  categories: {
    performance: { title: 'Performance', score: 0.93, auditRefs: [] },
    accessibility: { title: 'Accessibility', score: 1, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { title: 'Best Practices', score: 1, auditRefs: [] },
  },
  audits: {
    'color-contrast': { title: 'Colours have enough contrast', score: 1 },
    'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 1234.5 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 12.2 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.0004 },
  },
};

const visit: Visit = { route: '/robot', path: '/robot', text: 'Trading Bots', report: passing, reports: [passing] };

/** Runs with these scores of performance. */
const runs = (...scores: readonly (number | null)[]): readonly Report[] =>
  scores.map((score) => ({
    ...passing,
    categories: { performance: { title: 'Performance', score, auditRefs: [] } },
  }));

const node = { snippet: '<p class="pale">' };
const incomplete: Report = {
  categories: {
    ...passing.categories,
    accessibility: {
      title: 'Accessibility',
      score: 0.93,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'informative', weight: 0 },
        { id: 'inapplicable', weight: 3 },
      ],
    },
  },
  audits: {
    ...passing.audits,
    'color-contrast': { title: 'Colours lack contrast', score: 0, details: { items: [{ node }, {}] } },
    informative: { title: 'Told, not judged', score: 0 },
    inapplicable: { title: 'Nothing of the kind is there', score: null },
  },
};

test('a page with full scores that was fast enough passes', () => {
  expect(findFaults(visit)).toEqual([]);
});

test.each<[string, Partial<Visit>, string]>([
  ['that redirects', { path: '/login' }, '/robot redirected to /login'],
  ['that is still loading', { text: 'Etherpilot\nLoading...' }, "/robot still says 'Loading'"],
  ['that is empty', { text: '\n' }, '/robot is empty'],
  [
    'that was not measured',
    { report: { ...passing, runtimeError: { message: 'The page has crashed.' } } },
    'The page has crashed.',
  ],
])('a page that %s does not pass, whatever its scores', (_, change, sentence) => {
  expect(findFaults({ ...visit, ...change })).toEqual([expect.stringContaining(sentence)]);
});

test('a missing point is reported with the audits that caused it and where', () => {
  expect(findFaults({ ...visit, report: incomplete })).toEqual([
    '/robot: Accessibility 93',
    '  Colours lack contrast (color-contrast)',
    '    <p class="pale">',
  ]);
});

test.each([
  ['/', 98],
  ['/login', 98],
  ['/platform', 88],
  ['/robot', 92],
])('%s needs a performance of %d in the median of its runs', (route, least) => {
  const [enough, tooSlow] = [least / 100, (least - 1) / 100];
  const at = (...scores: readonly number[]) => findFaults({ ...visit, route, path: route, reports: runs(...scores) });
  expect(at(enough, 0.4, 1)).toEqual([]);
  expect(at(tooSlow, 1, 0.4)).toEqual([`${route}: performance ${least - 1}, the least is ${least}`]);
});

test('a route whose speed was never measured does not pass', () => {
  expect(findFaults({ ...visit, reports: runs(null) })).toEqual([
    '/robot: performance was not measured, because the page never came to rest',
  ]);
});

test('a missing score is not a full score', () => {
  const report = {
    ...passing,
    categories: { ...passing.categories, seo: { title: 'SEO', score: null, auditRefs: [] } },
  };
  expect(findFaults({ ...visit, report })).toEqual(['/robot: SEO –']);
});

test('the table has a line for each route and a dash for what was not measured', () => {
  const [head = '', row = '', ...rest] = formatTable([visit]).split('\n');
  expect(rest).toEqual([]);
  expect(head.split(/ {2,}/)).toHaveLength(8);
  expect(row.split(/ {2,}/)).toEqual(['/robot', '93', '100', '100', '–', '1235', '12', '0.000']);
});

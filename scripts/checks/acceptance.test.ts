import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { judge } from './acceptanceReport.ts';
import { parseAcceptance, readAcceptance } from './acceptanceRows.ts';
import { root } from '@etherpilot/testkit/processes';
import {
  type ReportedTest,
  readPlaywrightReport,
  readStoriesReport,
  readVitestReport,
} from '@etherpilot/testkit/testReports';

const markdown = `# Rows

## ROW: a section

| id | what is true |
|---|---|
| ROW-01 | ↔ The first holds (D-C05). |
| ROW-02 | 'a | b' is on the screen. |

Left out: D-09.

| id | what is true |
|---|---|
| D-A1 | A decision. |
| D-A2 | Another. |
`;
const acceptance = parseAcceptance(markdown);

function passed(title: string, ...ids: string[]): ReportedTest {
  return { title, file: 'a.test.ts', ids, hasPassed: true };
}

const wide = { ...passed('a', 'ROW-01'), layout: 'wide' } as const;
const narrow = { ...passed('n', 'ROW-01'), layout: 'narrow' } as const;
const others = [passed('b', 'ROW-02', 'D-A1'), passed('c', 'D-A2', 'once')];
const all = [wide, narrow, ...others];

test('ids are those of the sections; other documents and other tags have their own', () => {
  const tags = ['ROW-01', 'D-C05', 'UTF-8', 'once', 'ARROW-01', 'ROW-01 '];
  expect(tags.filter(acceptance.isId)).toEqual(['ROW-01', 'D-C05']);
});

test('the document of this repository has lost none of its first 512 rows and 30 honesty rules', async () => {
  const { rows } = await readAcceptance();
  const bySection = Map.groupBy(rows, ({ section }) => section);
  expect(bySection.get('H')).toHaveLength(30);
  expect(bySection.get('G')?.length).toBeGreaterThan(0);
  expect(rows.filter(({ section }) => section !== 'H' && section !== 'G').length).toBeGreaterThanOrEqual(512);
});

const file = 'packages/ui/src/a.stories.tsx';
const vitest = (...assertionResults: object[]) => ({ testResults: [{ name: join(root, file), assertionResults }] });

test('a test of Vitest has the titles of its blocks and its tags; a skipped one has not passed', () => {
  const holds = { ancestorTitles: ['a block'], title: 'holds', status: 'passed', tags: ['ROW-01'] };
  expect(readVitestReport(vitest(holds, { ...holds, tags: [], status: 'skipped' }))).toEqual([
    { title: 'a block holds', file, ids: ['ROW-01'], hasPassed: true },
    { title: 'a block holds', file, ids: [], hasPassed: false },
  ]);
});

test('a story has its requirements and the layout of what was shown; one without an assertion has not passed', () => {
  const story = (width: number, status: string, result: string) => ({
    ancestorTitles: [],
    title: 'Ready',
    status,
    meta: { reports: [{ type: 'a11y' }, { type: 'requirements', status: result, result: { ids: ['D-A2'], width } }] },
  });
  const report = vitest(story(767, 'failed', 'passed'), story(768, 'passed', 'passed'), story(768, 'passed', 'failed'));
  expect(readStoriesReport(report)).toMatchObject([
    { ids: ['D-A2'], layout: 'narrow', hasPassed: false },
    { ids: ['D-A2'], layout: 'wide', hasPassed: true },
    { ids: ['D-A2'], layout: 'wide', hasPassed: false },
  ]);
});

test('the test of a story has the name of its story before its own, and a story without a test of its own is none', () => {
  const base = { ancestorTitles: ['Locked  '], title: 'base story', status: 'skipped', meta: {} };
  const leads = { ancestorTitles: ['Locked  '], title: 'leads on', status: 'passed', meta: { reports: [] } };
  expect(readStoriesReport(vitest(base, leads))).toEqual([
    { title: 'Locked › leads on', file, ids: [], hasPassed: true },
  ]);
});

test('a journey has the titles of its blocks, its tags and the layout of its project', () => {
  const tests = [
    { projectName: 'wide', status: 'flaky' },
    { projectName: 'narrow', status: 'skipped' },
  ];
  const specs = [{ title: 'flies', tags: ['ROW-02'], tests }];
  const suites = [{ title: 'a block', file: 'a.spec.ts', specs }];
  const flies = { title: 'a block flies', ids: ['ROW-02'] };
  expect(readPlaywrightReport({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', suites }] })).toEqual([
    { ...flies, file: 'a.spec.ts (wide)', layout: 'wide', hasPassed: true, isFlaky: true },
    { ...flies, file: 'a.spec.ts (narrow)', layout: 'narrow', hasPassed: false },
  ]);
});

describe('judging', () => {
  it('reports nothing when each row has a passing test', () => {
    expect(judge(acceptance, all).problems).toEqual([]);
  });

  it.each<[string, readonly ReportedTest[], string]>([
    ['a row without a test', others, 'ROW-01 is named by no test: The first holds (D-C05).'],
    [
      'a row for both widths that only a wide test shows',
      [wide, ...others],
      'ROW-01 is shown by no test in the narrow layout: The first holds (D-C05).',
    ],
    [
      'a row for both widths that only a narrow test shows',
      [narrow, passed('unit', 'ROW-01'), ...others],
      'ROW-01 is shown by no test in the wide layout: The first holds (D-C05).',
    ],
    [
      'a row with a failing test, though another passes',
      [...all, { ...passed('z', 'ROW-01'), file: 'z.spec.ts (narrow)', hasPassed: false }],
      'ROW-01 does not hold: z.spec.ts (narrow), “z”',
    ],
    ['an unknown id', [...all, passed('more', 'ROW-03')], 'ROW-03 is unknown: a.test.ts, “more”'],
  ])('reports %s', (_name, tests, problem) => {
    expect(judge(acceptance, tests).problems).toEqual([problem]);
  });
});

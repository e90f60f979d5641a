import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('the document', () => {
  it('gives its rows in order, including bars inside a claim and the mark for both widths', () => {
    expect(acceptance.rows).toEqual([
      { id: 'ROW-01', section: 'ROW', claim: 'The first holds (D-C05).', isForBothWidths: true },
      { id: 'ROW-02', section: 'ROW', claim: "'a | b' is on the screen.", isForBothWidths: false },
      { id: 'D-A1', section: 'D', claim: 'A decision.', isForBothWidths: false },
      { id: 'D-A2', section: 'D', claim: 'Another.', isForBothWidths: false },
    ]);
  });

  it('knows its rows and the ids they cite', () => {
    expect(['ROW-01', 'D-A1', 'D-C05', 'D-09', 'D-10', 'ROW-1'].filter(acceptance.isKnown)).toEqual([
      'ROW-01',
      'D-A1',
      'D-C05',
      'D-09',
    ]);
  });

  it('distinguishes ids from other tags', () => {
    expect(['ROW-01', 'D-C05', 'UTF-8', 'once', 'ARROW-01', 'ROW-01 '].filter(acceptance.isId)).toEqual([
      'ROW-01',
      'D-C05',
    ]);
    expect(parseAcceptance('').isId('ROW-01')).toBe(false);
  });

  it('of this repository has lost none of its first 512 rows and 30 honesty rules', async () => {
    const { rows } = await readAcceptance();
    const bySection = Map.groupBy(rows, ({ section }) => section);
    expect(bySection.get('H')).toHaveLength(30);
    expect(bySection.get('G')?.length).toBeGreaterThan(0);
    expect(rows.filter(({ section }) => section !== 'H' && section !== 'G').length).toBeGreaterThanOrEqual(512);
  });
});

describe('the tests of a report', () => {
  it('of Vitest have the titles of their blocks and their tags; a skipped one has not passed', () => {
    const report = {
      numTotalTests: 2,
      testResults: [
        {
          name: join(root, 'packages', 'ui', 'src', 'a.test.ts'),
          status: 'passed',
          assertionResults: [
            { ancestorTitles: ['a block', 'inside'], title: 'holds', status: 'passed', tags: ['ROW-01'], meta: {} },
            { ancestorTitles: [], title: 'Later', status: 'skipped', meta: {} },
          ],
        },
      ],
    };
    const file = 'packages/ui/src/a.test.ts';
    expect(readVitestReport(report)).toEqual([
      { title: 'a block inside holds', file, ids: ['ROW-01'], hasPassed: true },
      { title: 'Later', file, ids: [], hasPassed: false },
    ]);
  });

  it('of stories have the requirements and the layout of what was shown; one without an assertion has not passed', () => {
    const shown = (ids: readonly string[], width: number, status = 'passed') => ({
      reports: [{ type: 'a11y' }, { type: 'requirements', version: 1, status, result: { ids, width } }],
    });
    const results = [
      { ancestorTitles: [], title: 'Ready', status: 'failed', meta: shown(['ROW-02'], 767) },
      { ancestorTitles: [], title: 'Wide', status: 'passed', meta: shown(['D-A2'], 768) },
      { ancestorTitles: [], title: 'Silent', status: 'passed', meta: shown(['D-A2'], 768, 'failed') },
      { ancestorTitles: ['Locked  '], title: 'base story', status: 'skipped', meta: {} },
      { ancestorTitles: ['Locked  '], title: 'leads to the deposit', status: 'passed', meta: { reports: [] } },
    ];
    const file = 'packages/ui/src/a.stories.tsx';
    expect(readStoriesReport({ testResults: [{ name: join(root, file), assertionResults: results }] })).toEqual([
      { title: 'Ready', file, ids: ['ROW-02'], layout: 'narrow', hasPassed: false },
      { title: 'Wide', file, ids: ['D-A2'], layout: 'wide', hasPassed: true },
      { title: 'Silent', file, ids: ['D-A2'], layout: 'wide', hasPassed: false },
      { title: 'Locked › leads to the deposit', file, ids: [], hasPassed: true },
    ]);
  });

  it('of Playwright are one for each project, which has a layout; a skipped one has not passed, a retried one is flaky', () => {
    const spec = (title: string, tags: readonly string[], ...statuses: string[]) => ({
      title,
      tags,
      ok: true,
      tests: statuses.map((status, index) => ({ projectName: index === 0 ? 'wide' : 'narrow', status, results: [{}] })),
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('walks', ['ROW-01'], 'expected', 'unexpected')],
          suites: [
            { title: 'a block', file: 'a.spec.ts', specs: [spec('flies', ['ROW-02', 'once'], 'flaky', 'skipped')] },
          ],
        },
      ],
      stats: {},
    };
    expect(readPlaywrightReport(report)).toEqual([
      { title: 'walks', file: 'a.spec.ts (wide)', ids: ['ROW-01'], layout: 'wide', hasPassed: true },
      { title: 'walks', file: 'a.spec.ts (narrow)', ids: ['ROW-01'], layout: 'narrow', hasPassed: false },
      {
        title: 'a block flies',
        file: 'a.spec.ts (wide)',
        ids: ['ROW-02', 'once'],
        layout: 'wide',
        hasPassed: true,
        isFlaky: true,
      },
      {
        title: 'a block flies',
        file: 'a.spec.ts (narrow)',
        ids: ['ROW-02', 'once'],
        layout: 'narrow',
        hasPassed: false,
      },
    ]);
  });
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

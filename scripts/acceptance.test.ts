import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge, sumsOf, tableOf } from './acceptanceReport.ts';
import { parseAcceptance, readAcceptance } from './acceptanceRows.ts';
import { stringsOf, testsOfPlaywright, testsOfVitest, type TitledTest } from './acceptanceTitles.ts';
import { root } from './processes.ts';

// The ids of these samples belong to no section of the real document, so that no row counts this file as its test.
const markdown = `# Rows

## ROW: a section

| id | what is true |
|---|---|
| ROW-01 | The first holds (D-C05). |
| ROW-02 | 'a | b' is on the screen. |

Left out: D-09.

| id | what is true |
|---|---|
| D-A1 | A decision. |
| D-A2 | Another. |
`;
const acceptance = parseAcceptance(markdown);

function passed(title: string): TitledTest {
  return { title, file: 'a.test.ts', hasPassed: true };
}

const all = ['ROW-01 a', 'ROW-02 D-A1 b', 'D-A2 c'].map(passed);

describe('the document', () => {
  it('gives its rows in order, bars inside a claim and all', () => {
    expect(acceptance.rows).toEqual([
      { id: 'ROW-01', section: 'ROW', claim: 'The first holds (D-C05).' },
      { id: 'ROW-02', section: 'ROW', claim: "'a | b' is on the screen." },
      { id: 'D-A1', section: 'D', claim: 'A decision.' },
      { id: 'D-A2', section: 'D', claim: 'Another.' },
    ]);
  });

  it('may not name a row twice', () => {
    expect(() => parseAcceptance(`${markdown}| ROW-01 | Again. |\n`)).toThrow('ROW-01 stands twice');
  });

  it('knows its rows and whatever they cite', () => {
    expect(['ROW-01', 'D-A1', 'D-C05', 'D-09', 'D-10', 'ROW-1'].filter(acceptance.isKnown)).toEqual([
      'ROW-01',
      'D-A1',
      'D-C05',
      'D-09',
    ]);
  });

  it('tells ids from what looks like one', () => {
    expect(acceptance.idsIn('ROW-01, ROW-02/D-C05: UTF-8, EIP-55, ARROW-01, ROW-01')).toEqual([
      'ROW-01',
      'ROW-02',
      'D-C05',
    ]);
    expect(parseAcceptance('').idsIn('ROW-01 -1')).toEqual([]);
  });

  it('of this repository has 512 rows, and 30 honesty rules and the decisions apart', async () => {
    const { rows } = await readAcceptance();
    const bySection = Map.groupBy(rows, ({ section }) => section);
    expect(bySection.get('H')).toHaveLength(30);
    expect(bySection.get('G')?.length).toBeGreaterThan(0);
    expect(rows.filter(({ section }) => section !== 'H' && section !== 'G')).toHaveLength(512);
  });
});

describe('the tests of a report', () => {
  it('of Vitest carry the titles of their blocks; what was skipped has not passed', () => {
    const report = {
      numTotalTests: 3,
      testResults: [
        {
          name: join(root, 'packages', 'ui', 'src', 'a.test.ts'),
          status: 'passed',
          assertionResults: [
            { ancestorTitles: ['ROW-01 a block', 'inside'], title: 'holds', status: 'passed', meta: {} },
            { ancestorTitles: [], title: 'ROW-02 Ready', status: 'failed', meta: { storyId: 'a--ready' } },
            { ancestorTitles: [], title: 'Later', status: 'skipped', meta: {} },
          ],
        },
      ],
    };
    const file = 'packages/ui/src/a.test.ts';
    expect(testsOfVitest(report)).toEqual([
      { title: 'ROW-01 a block inside holds', file, hasPassed: true },
      { title: 'ROW-02 Ready', file, hasPassed: false },
      { title: 'Later', file, hasPassed: false },
    ]);
  });

  it('of Playwright are one for each project, inside blocks too; what was skipped has not passed', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      ok: true,
      tests: statuses.map((status, index) => ({ projectName: index === 0 ? 'wide' : 'narrow', status, results: [{}] })),
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('ROW-01 walks', 'expected', 'unexpected')],
          suites: [{ title: 'ROW-02 a block', file: 'a.spec.ts', specs: [spec('flies', 'flaky', 'skipped')] }],
        },
      ],
      stats: {},
    };
    expect(testsOfPlaywright(report)).toEqual([
      { title: 'ROW-01 walks', file: 'a.spec.ts (wide)', hasPassed: true },
      { title: 'ROW-01 walks', file: 'a.spec.ts (narrow)', hasPassed: false },
      { title: 'ROW-02 a block flies', file: 'a.spec.ts (wide)', hasPassed: true },
      { title: 'ROW-02 a block flies', file: 'a.spec.ts (narrow)', hasPassed: false },
    ]);
  });
});

it('the steps of a journey count by themselves, as far as its last try came', () => {
  const steps = [
    { title: 'ROW-01 sets out', duration: 1, steps: [{ title: 'D-A1 inside', duration: 1 }] },
    { title: 'ROW-02 stumbles', duration: 1, error: { message: 'expected' } },
  ];
  const firstTry = { steps: [{ title: 'ROW-03 tried before', duration: 1 }] };
  const test = { projectName: 'wide', status: 'unexpected', results: [firstTry, { steps }] };
  const file = 'a.spec.ts';
  const [whole, ...own] = testsOfPlaywright({
    suites: [{ title: file, file, specs: [{ title: 'walks', tests: [test] }] }],
  });
  expect(whole).toMatchObject({ title: 'walks', hasPassed: false });
  expect(own).toEqual([
    { title: 'ROW-01 sets out', file: 'a.spec.ts (wide)', hasPassed: true },
    { title: 'D-A1 inside', file: 'a.spec.ts (wide)', hasPassed: true },
    { title: 'ROW-02 stumbles', file: 'a.spec.ts (wide)', hasPassed: false },
  ]);
});

it('the titles in a source are its strings, comments left out', () => {
  const text = [
    '/** ROW-01 in a comment */',
    "// it('ROW-01 gone')",
    "it('ROW-02 isn\\'t it', () => {});",
    'const story = { name: "ROW-03", other: `ROW-04 ${x}` };',
  ].join('\n');
  expect(stringsOf({ path: 'a.test.ts', text }).map(({ title }) => title)).toEqual([
    "ROW-02 isn\\'t it",
    'ROW-03',
    'ROW-04 ${x}',
  ]);
});

describe('judging', () => {
  it('finds nothing wrong when each row has a passing test', () => {
    expect(judge(acceptance, all).problems).toEqual([]);
  });

  it.each<[string, readonly TitledTest[], string]>([
    ['a row nobody names', all.slice(1), 'ROW-01 is named by no test: The first holds (D-C05).'],
    [
      'a row with a failing test, though another passes',
      [...all, { title: 'ROW-01 z', file: 'z.spec.ts (narrow)', hasPassed: false }],
      'ROW-01 does not hold: z.spec.ts (narrow), “ROW-01 z”',
    ],
    [
      'a title of four ids',
      [...all, passed('ROW-01 ROW-02 D-A1 D-A2 all')],
      'More than 3 ids: a.test.ts, “ROW-01 ROW-02 D-A1 D-A2 all”',
    ],
    ['an id nobody knows', [...all, passed('ROW-03 more')], 'ROW-03 is unknown: a.test.ts, “ROW-03 more”'],
  ])('complains of %s', (_name, tests, problem) => {
    expect(judge(acceptance, tests).problems).toEqual([problem]);
  });

  it('counts what is named and what holds, honesty rules apart from rows', () => {
    const named = judge(acceptance, [passed('ROW-01 a'), { ...passed('ROW-02 b'), hasPassed: false }]).verdicts;
    const verdicts = [...named, { id: '', section: 'H', claim: '', tests: all, failing: [] }];
    expect(tableOf(verdicts).split('\n')).toEqual([
      '             rows  covered  passing',
      'ROW             2        2        1',
      'D               2        0        0',
      '',
      '1 of 4 rows, 1 of 1 honesty rules',
    ]);
    expect(sumsOf(named)).toBe('1 of 4 rows');
  });
});

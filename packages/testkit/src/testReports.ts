import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './processes.ts';

/** Where the JSON report of a suite is written. */
export function getReportPath(suite: string): string {
  return join(root, '.reports', `${suite.replaceAll(' ', '-')}.json`);
}

/** A test that ran. */
export interface ReportedTest {
  /** Its title, prefixed with the titles of its describe blocks. */
  readonly title: string;
  readonly file: string;
  /** The requirements in its metadata. */
  readonly ids: readonly string[];
  /** The layout it saw; a unit test sees none. */
  readonly layout?: 'wide' | 'narrow';
  /** Whether it passed, at whichever attempt; false for a skipped test. */
  readonly hasPassed: boolean;
  /** Whether it failed first and passed on a retry. */
  readonly isFlaky?: boolean;
}

/** Where the wide layout begins (px). */
const WIDE_FROM = 768;

/** What a story reports beside its end. */
export interface StoryReport {
  readonly type: string;
  readonly status?: 'passed' | 'failed' | 'warning';
  readonly result?: unknown;
}

/** What `.storybook/requirements.ts` writes. */
interface ShownRequirements {
  readonly ids: readonly string[];
  readonly width: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly tags?: readonly string[];
      /** What stories report. */
      readonly meta?: { readonly reports?: readonly StoryReport[] };
    }[];
  }[];
}

/** The tests of a Vitest JSON report. Their tags list requirements. */
export function readVitestReport(report: unknown): ReportedTest[] {
  return (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, tags = [] }) => ({
      title: [...ancestorTitles, title].join(' '),
      file: relative(root, name).replaceAll('\\', '/'),
      ids: tags,
      hasPassed: status === 'passed',
    })),
  );
}

/** What Storybook names a story beside its tests. */
const BASE_STORY = 'base story';

/** Stands between a story and its test in the title of the test. */
export const TESTED_IN = ' › ';

/** The stories of a Vitest JSON report, which list requirements in their parameter of that name. */
export function readStoriesReport(report: unknown): ReportedTest[] {
  return (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isRun).map(({ ancestorTitles, title, status, meta: { reports = [] } = {} }) => {
      const shown = shownIn(reports);
      return {
        title: [...ancestorTitles.map((one) => one.trimEnd()), title].join(TESTED_IN),
        file: relative(root, name).replaceAll('\\', '/'),
        ids: shown?.ids ?? [],
        ...(shown && getLayout(shown)),
        hasPassed: status === 'passed' && reports.every((one) => one.status !== 'failed'),
      };
    }),
  );
}

/** A story with tests is not rendered once more by itself. */
const isRun = ({ title, status }: { readonly title: string; readonly status: string }) =>
  title !== BASE_STORY || status !== 'skipped';

function getLayout({ width }: ShownRequirements): Pick<ReportedTest, 'layout'> {
  return { layout: width < WIDE_FROM ? 'narrow' : 'wide' };
}

function shownIn(reports: readonly StoryReport[]): ShownRequirements | undefined {
  return reports.find(({ type }) => type === 'requirements')?.result as ShownRequirements | undefined;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tags: readonly string[];
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

/** The tests of a Playwright JSON report, one per project. Tags list their requirements. */
export function readPlaywrightReport(report: unknown): ReportedTest[] {
  const walk = (
    { title, file, suites = [], specs = [] }: PlaywrightSuite,
    ancestors: readonly string[],
  ): ReportedTest[] => {
    // The outermost suite is the file.
    const titles = title === file ? ancestors : [...ancestors, title];
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        title: [...titles, spec.title].join(' '),
        file: `${file} (${projectName})`,
        ids: spec.tags,
        layout: projectName === 'narrow' ? ('narrow' as const) : ('wide' as const),
        hasPassed: status === 'expected' || status === 'flaky',
        ...(status === 'flaky' && { isFlaky: true }),
      })),
    );
    return [...own, ...suites.flatMap((suite) => walk(suite, titles))];
  };
  return (report as { suites: readonly PlaywrightSuite[] }).suites.flatMap((suite) => walk(suite, []));
}

const readers = { 'unit tests': readVitestReport, stories: readStoriesReport, journeys: readPlaywrightReport };

/** The tests of all reports. A missing report has no tests. */
export async function reportedTests(): Promise<ReportedTest[]> {
  const perReport = Object.entries(readers).map(async ([name, readTests]) => {
    const text = await readFile(getReportPath(name), 'utf8').catch(() => undefined);
    return text === undefined ? [] : readTests(JSON.parse(text));
  });
  return (await Promise.all(perReport)).flat();
}

import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './processes.ts';
import { rooms, type Source, sourcesOf } from './sources.ts';
import { reportOf } from './steps.ts';

/** A test by its full title, the titles of its blocks in front. */
export interface TitledTest {
  readonly title: string;
  readonly file: string;
  readonly hasPassed: boolean;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** The tests of a Vitest JSON report; a story is titled by its name. What was skipped has not passed. */
export function testsOfVitest(report: unknown): TitledTest[] {
  return (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].join(' '),
      file: relative(root, name).replaceAll('\\', '/'),
      hasPassed: status === 'passed',
    })),
  );
}

interface PlaywrightStep {
  readonly title: string;
  readonly error?: unknown;
  readonly steps?: readonly PlaywrightStep[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly steps?: readonly PlaywrightStep[] }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
}

/**
 * The tests of a Playwright JSON report, one for each project they ran in, and their steps, each titled by itself. What
 * was skipped has not passed; of a test that was tried twice the last try counts. A step has passed when it was run
 * without an error, whatever came after it.
 */
export function testsOfPlaywright(report: unknown): TitledTest[] {
  const walk = ({ title, file, suites = [], specs = [] }: PlaywrightSuite, around: readonly string[]): TitledTest[] => {
    // The outermost suite is the file.
    const titles = title === file ? around : [...around, title];
    const own = specs.flatMap((spec) =>
      spec.tests.flatMap(({ projectName, status, results }) => {
        const place = `${file} (${projectName})`;
        const hasPassed = status === 'expected' || status === 'flaky';
        const whole = { title: [...titles, spec.title].join(' '), file: place, hasPassed };
        return [whole, ...testsOfSteps(results.at(-1)?.steps ?? [], place)];
      }),
    );
    return [...own, ...suites.flatMap((suite) => walk(suite, titles))];
  };
  return (report as { suites: readonly PlaywrightSuite[] }).suites.flatMap((suite) => walk(suite, []));
}

function testsOfSteps(steps: readonly PlaywrightStep[], file: string): TitledTest[] {
  return steps.flatMap(({ title, error, steps: inner = [] }) => [
    { title, file, hasPassed: error === undefined },
    ...testsOfSteps(inner, file),
  ]);
}

const readers = { 'unit tests': testsOfVitest, stories: testsOfVitest, journeys: testsOfPlaywright };

/** The runners that leave a report, by the names of their steps. */
export const reporters = Object.keys(readers);

/** When a runner's report was written, in ms; undefined when there is none. */
export async function writtenAt(reporter: string): Promise<number | undefined> {
  return stat(reportOf(reporter)).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/** The tests of all reports, of those named with a prefix if one is given. A runner without a report has no tests. */
export async function reportedTests(prefix = ''): Promise<TitledTest[]> {
  const perReport = Object.entries(readers).map(async ([name, testsOf]) => {
    const text = await readFile(reportOf(`${prefix}${name}`), 'utf8').catch(() => undefined);
    return text === undefined ? [] : testsOf(JSON.parse(text));
  });
  return (await Promise.all(perReport)).flat();
}

/**
 * The strings of the test sources, each taken for a title of a test that passes: quick, and enough to see which rows
 * nobody names. A block and a test count as two titles here.
 */
export function writtenTitles(): TitledTest[] {
  const files = sourcesOf([...rooms, 'scripts'], /\.(test|stories)\.tsx?$/);
  return [...files, ...sourcesOf(['apps/web/e2e'])].flatMap(stringsOf);
}

export function stringsOf({ path, text }: Source): TitledTest[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const strings = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings.map((string) => ({ title: string.slice(1, -1), file: path, hasPassed: true }));
}

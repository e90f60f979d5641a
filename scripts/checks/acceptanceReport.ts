import type { Acceptance, Row } from './acceptanceRows.ts';
import type { ReportedTest } from '@etherpilot/testkit/testReports';

export interface Verdict extends Row {
  readonly tests: readonly ReportedTest[];
  readonly failing: readonly ReportedTest[];
}

const layouts = ['wide', 'narrow'] as const;

/**
 * Checks rows against tests: each row needs a test that names it, one in each layout if it is for both widths, and every
 * test that names it must have passed.
 */
export function judge({ rows, isId, isKnown }: Acceptance, tests: readonly ReportedTest[]) {
  const named = tests.map((test) => ({ test, ids: test.ids.filter(isId) })).filter(({ ids }) => ids.length > 0);
  const verdicts = rows.map((row) => {
    const own = named.filter(({ ids }) => ids.includes(row.id)).map(({ test }) => test);
    return { ...row, tests: own, failing: own.filter(({ hasPassed }) => !hasPassed) };
  });
  const problems = [
    ...verdicts.filter((row) => row.tests.length === 0).map(({ id, claim }) => `${id} is named by no test: ${claim}`),
    ...verdicts.flatMap((row) =>
      missingLayouts(row).map((layout) => `${row.id} is shown by no test in the ${layout} layout: ${row.claim}`),
    ),
    ...verdicts.flatMap(({ id, failing }) => failing.map((test) => `${id} does not hold: ${place(test)}`)),
    ...named.flatMap(({ test, ids }) =>
      ids.filter((id) => !isKnown(id)).map((id) => `${id} is unknown: ${place(test)}`),
    ),
  ];
  return { verdicts, problems: [...new Set(problems)] };
}

/** The layouts in which a row for both widths is not shown. A row without any test is reported as such. */
function missingLayouts({ isForBothWidths, tests }: Verdict): readonly string[] {
  if (!isForBothWidths || tests.length === 0) return [];
  return layouts.filter((layout) => tests.every((test) => test.layout !== layout));
}

function place({ file, title }: ReportedTest): string {
  return `${file}, “${title}”`;
}

const apart: Readonly<Record<string, string>> = { H: 'honesty rules', G: 'decisions' };

/** `512 of 512 rows, 30 of 30 honesty rules, 33 of 33 decisions`. */
export function formatSums(verdicts: readonly Verdict[]): string {
  const byKind = Map.groupBy(verdicts, ({ section }) => apart[section] ?? 'rows');
  return [...byKind].map(([kind, rows]) => `${passing(rows)} of ${rows.length} ${kind}`).join(', ');
}

/** How many rows hold: tested, and without a failing test. */
export function passing(rows: readonly Verdict[]): number {
  return rows.filter(({ tests, failing }) => tests.length > 0 && failing.length === 0).length;
}

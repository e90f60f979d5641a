import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import type { ReportedTest } from '@etherpilot/testkit/testReports';

/** A test that a document names as proof. */
export interface Citation {
  /** Relative to the root folder. */
  readonly path: string;
  /** Its title or a part of it; `%s` and `$0` stand for what a row of a table puts there. */
  readonly title: string;
  /** Whether it runs before a release only. */
  readonly isOfRelease: boolean;
}

/** The tests that a text names as `path` “title”, followed by (release) if a change does not run them. */
export function parseCitations(markdown: string): readonly Citation[] {
  return [...markdown.matchAll(/`([^`]+)` “([^”]+)”( \(release\))?/g)].map(([, path = '', title = '', mark]) => ({
    path,
    title,
    isOfRelease: mark !== undefined,
  }));
}

/** The tests that docs/security.md names. */
export async function readCitations(): Promise<readonly Citation[]> {
  return parseCitations(await readFile(join(root, 'docs/security.md'), 'utf8'));
}

/** One sentence for each citation whose test should have run and did not, or did not pass. */
export function judgeCitations(
  citations: readonly Citation[],
  tests: readonly ReportedTest[],
  isRelease: boolean,
): readonly string[] {
  return citations.flatMap(({ path, title, isOfRelease }) => {
    const isCited = titlePattern(title);
    const own = tests.filter((test) => path.endsWith(test.file.replace(/ \(\w+\)$/, '')) && isCited.test(test.title));
    if (own.length === 0 && isOfRelease && !isRelease) return [];
    if (own.length === 0) return [`No test has run that docs/security.md names: ${path}, “${title}”`];
    return own
      .filter(({ hasPassed }) => !hasPassed)
      .map((test) => `A test has failed that docs/security.md names: ${test.file}, “${test.title}”`);
  });
}

function titlePattern(title: string): RegExp {
  const literal = title.split(/%[a-z]|\$\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(literal.join('.*'));
}

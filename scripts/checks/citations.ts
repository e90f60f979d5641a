import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import { type ReportedTest, TESTED_IN } from '@etherpilot/testkit/testReports';

/** The documents whose tables name the tests that show what they say. */
export const citingDocuments = ['docs/security.md', 'docs/wcag.md'] as const;

/** A test that a document names as proof. */
export type Citation = ReturnType<typeof parseCitations>[number];

/**
 * The tests that a document names as `path` “title”, followed by (release) if a change does not run them. A title may be a part of
 * one; `%s` and `$0` stand for what a row of a table puts there. Of a story it is the name of its export.
 */
export function parseCitations(document: string, markdown: string) {
  return [...markdown.matchAll(/`([^`]+)` “([^”]+)”( \(release\))?/g)].map(([, path = '', title = '', mark]) => ({
    document,
    path,
    title,
    isOfRelease: mark !== undefined,
  }));
}

/** The tests that all of these documents name. */
export async function readCitations(): Promise<readonly Citation[]> {
  const cited = citingDocuments.map(async (document) =>
    parseCitations(document, await readFile(join(root, document), 'utf8')),
  );
  return (await Promise.all(cited)).flat();
}

const isStory = (path: string) => path.endsWith('.stories.tsx');

/** Whether the file of a test has it, by the text of the file. */
export function isInFile({ path, title }: Citation, text: string): boolean {
  return isStory(path)
    ? text.includes(`export const ${title} =`)
    : text.replaceAll(String.raw`\'`, "'").includes(title);
}

/** One sentence for each citation whose test should have run and did not, or did not pass. */
export function judgeCitations(
  citations: readonly Citation[],
  tests: readonly ReportedTest[],
  isRelease: boolean,
): readonly string[] {
  return citations.flatMap(({ document, path, title, isOfRelease }) => {
    const pattern = titlePattern(title);
    // A story is reported as “Opened And Closed”, and its tests after its name.
    const isCited = (reported: string) =>
      isStory(path) ? reported.split(TESTED_IN)[0]?.replaceAll(' ', '') === title : pattern.test(reported);
    const own = tests.filter((test) => path.endsWith(test.file.replace(/ \(\w+\)$/, '')) && isCited(test.title));
    if (own.length === 0 && isOfRelease && !isRelease) return [];
    if (own.length === 0) return [`No test has run that ${document} names: ${path}, “${title}”`];
    return own
      .filter(({ hasPassed }) => !hasPassed)
      .map((test) => `A test has failed that ${document} names: ${test.file}, “${test.title}”`);
  });
}

function titlePattern(title: string): RegExp {
  const literal = title.split(/%[a-z]|\$\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(literal.join('.*'));
}

import { normalize } from 'node:path/posix';
import type { Page } from 'playwright';
import { listen } from '@etherpilot/testkit/pageProblems';
import { findViolations } from './storyAxe.ts';
import {
  openInRuns,
  openPreview,
  type OpenStorybook,
  type Pick,
  show,
  type StoryEntry,
  withStorybook,
} from './storybook.ts';
import { walkDocs } from './storybookDocs.ts';
import { followLinks } from './storyLinks.ts';

/** A story, link or page of the built Storybook that was opened. */
export interface WalkedStory {
  readonly id: string;
  /** Its folder and its state. */
  readonly title: string;
  readonly file: string;
  /** What was wrong with it: an error, a console message, a request that failed, a page that was left. */
  readonly problems: readonly string[];
}

export interface WalkOptions {
  /** A folder with a Storybook that has been built, instead of building one. */
  readonly built?: string | undefined;
  /** Whether stories are shown under the app's content security policy: what it refuses is in the console. */
  readonly hasPolicy?: boolean;
  /** Looks only for texts that are hard to read in this theme, whatever else a story says of its colours. */
  readonly theme?: string | undefined;
}

/**
 * Builds Storybook and opens its stories one after the other, as its sidebar does: React for production, under a
 * sub-path. Each must end without an error, without a word in the console, without a failed request and on its own page. Then it
 * follows links from story to story, and opens the pages of documentation.
 */
export function walkStorybook(
  executablePath: string,
  pick: Pick,
  options: WalkOptions = {},
): Promise<readonly WalkedStory[]> {
  const work = async (opened: OpenStorybook) => {
    const walked = await walk(opened, pick(opened.entries), options);
    if (options.theme !== undefined) return walked;
    return [...walked, ...(await followLinks(opened)), ...(await walkDocs(opened))];
  };
  return withStorybook(executablePath, work, { ...options, hasDocs: true });
}

async function walk(
  opened: OpenStorybook,
  stories: readonly StoryEntry[],
  { theme }: WalkOptions,
): Promise<readonly WalkedStory[]> {
  const walked: WalkedStory[] = [];
  const idle: Page[] = [];
  await openInRuns(stories, async (run) => {
    let page = idle.pop();
    for (const entry of run) {
      const problems: string[] = [];
      page ??= await openPreview(opened, { theme, isTest: true });
      const stop = theme === undefined ? listen(page, problems) : () => {};
      const { error } = await show(page, entry.id);
      if (theme !== undefined) problems.push(...(await findViolations(page, entry.id, 'color-contrast')));
      else if (error !== undefined) problems.push(error);
      if (!page.url().startsWith(`${opened.origin}iframe.html`)) problems.push(`left for ${page.url()}`);
      stop();
      walked.push({
        id: entry.id,
        title: `${entry.title}: ${entry.name}`,
        file: normalize(entry.importPath),
        problems,
      });
      if (problems.length === 0) continue;
      // What a broken story leaves behind must not be blamed on the next one.
      await page.context().close();
      page = undefined;
    }
    if (page !== undefined) idle.push(page);
  });
  await Promise.all(idle.map((page) => page.context().close()));
  return walked;
}

/** The problems of stories as text, a block a story. */
export function formatProblems(stories: readonly WalkedStory[]): string {
  return stories
    .filter(({ problems }) => problems.length > 0)
    .map(({ id, file, problems }) => [`${id} (${file})`, ...problems.map(withoutDocument)].join('\n  '))
    .join('\n');
}

/** An error without the copy of the document that Testing Library puts into it. */
function withoutDocument(problem: string): string {
  return problem.split('\n\nIgnored nodes:', 1)[0] ?? problem;
}

import { normalize } from 'node:path/posix';
import type { Page } from 'playwright';
import { listen } from '../lib/pageProblems.ts';
import { checkAccessibility, type Checked, findViolations } from '../lib/storyAxe.ts';
import {
  isInSidebar,
  openInRuns,
  openPreview,
  type OpenStorybook,
  type Pick,
  show,
  type StoryEntry,
  withStorybook,
} from '../lib/storybook.ts';
import type { WalkedStory } from '../lib/testReports.ts';
import { walkDocs } from './storybookDocs.ts';
import { followLinks } from './storyLinks.ts';

export interface WalkOptions {
  /** A folder with a Storybook that has been built, instead of building one. */
  readonly built?: string | undefined;
  /** Whether to open its docs, too, which takes more than twice as long. */
  readonly hasDocs?: boolean;
  /** Whether stories are shown under the app's content security policy: what it refuses is in the console. */
  readonly hasPolicy?: boolean;
  /** Looks only for texts that are hard to read in this theme, whatever else a story says of its colours. */
  readonly theme?: string | undefined;
}

/** Whose stories each change shows with motion; a release does so with the whole sidebar. */
const MOVING = /^(?:Screens|Flows)\//;

/**
 * Builds Storybook and opens its stories one after the other, as its sidebar does: React for production, under a
 * sub-path. Each must end without an error, without a word in the console, without a failed request and on its own page,
 * and axe must find nothing in it. Then it follows links from story to story, and opens the pages of
 * documentation.
 */
export function walkStorybook(
  executablePath: string,
  pick: Pick,
  options: WalkOptions = {},
): Promise<readonly WalkedStory[]> {
  const work = async (opened: OpenStorybook) => {
    const walked = await walk(opened, pick(opened.entries), options);
    if (options.theme !== undefined) return walked;
    const links = await followLinks(opened, { isWhole: options.hasDocs === true });
    return [...walked, ...links, ...(options.hasDocs ? await walkDocs(opened) : [])];
  };
  return withStorybook(executablePath, work, options);
}

async function walk(
  opened: OpenStorybook,
  stories: readonly StoryEntry[],
  { theme, hasDocs = false }: WalkOptions,
): Promise<readonly WalkedStory[]> {
  const walked: WalkedStory[] = [];
  const idle: Page[] = [];
  const checked: Checked = new Map();
  await openInRuns(stories, async (run) => {
    let page = idle.pop();
    for (const entry of run) {
      const problems: string[] = [];
      page ??= await openPreview(opened, { theme, isTest: true });
      // A person who opens a story sees it move. Others are over at once: a test looks at their last state.
      const isMoving = theme === undefined && isInSidebar(entry) && (hasDocs || MOVING.test(entry.title));
      await page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' });
      const stop = theme === undefined ? listen(page, problems) : () => {};
      const { error, reports } = await show(page, entry.id);
      let sameAs: string | undefined;
      if (theme !== undefined) problems.push(...(await findViolations(page, entry.id, 'color-contrast')));
      else if (error !== undefined) problems.push(error);
      else {
        const check = await checkAccessibility(page, entry.id, checked);
        problems.push(...check.found);
        sameAs = check.sameAs;
      }
      if (!page.url().startsWith(`${opened.origin}iframe.html`)) problems.push(`left for ${page.url()}`);
      stop();
      walked.push({
        id: entry.id,
        title: `${entry.title}: ${entry.name}`,
        file: normalize(entry.importPath),
        problems,
        reports,
        ...(sameAs !== undefined && { sameAs }),
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

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { listen } from '../lib/pageProblems.ts';
import {
  openInRuns,
  openPreview,
  type OpenStorybook,
  type Pick,
  pickAll,
  show,
  type StoryEntry,
  withStorybook,
} from '../lib/storybook.ts';
import { walkDocs } from './storybookDocs.ts';
import { followLinks } from './storyLinks.ts';

export interface WalkResult {
  /** How many stories were opened, and pages of documentation. */
  readonly count: number;
  /** What was wrong, by story or page: an error page, a console message, a request that failed, a page that was left. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
}

export interface WalkOptions {
  /** A folder with a Storybook that has been built, instead of building one. */
  readonly built?: string | undefined;
  /** Whether to open its docs, too, which takes more than twice as long. */
  readonly hasDocs?: boolean;
  /** Looks only for texts that are hard to read in this theme, whatever else a story says of its colours. */
  readonly theme?: string | undefined;
}

/** How many stories of a screen each change opens: all of them take minutes. */
const OF_A_SCREEN = 3;

/** The first stories of each screen, and the first one of each flow and each other component. */
export const pickSome: Pick = (entries) => {
  const counts = new Map<string, number>();
  return pickAll(entries).filter(({ title }) => {
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count <= (title.startsWith('Screens/') ? OF_A_SCREEN : 1);
  });
};

/**
 * Builds Storybook and opens its stories one after the other, as its sidebar does: React for production, with motion,
 * under a sub-path. Each must end without an error page, without a word in the console, without a failed request and on
 * its own page. Then it follows links from story to story, and opens the pages of documentation.
 */
export function walkStorybook(executablePath: string, pick: Pick, options: WalkOptions = {}): Promise<WalkResult> {
  const work = async (opened: OpenStorybook) => {
    const result = await walk(opened, pick(opened.entries), options);
    if (options.theme !== undefined) return result;
    const links = await followLinks(opened);
    const docs = options.hasDocs ? await walkDocs(opened) : { count: 0, problems: [] };
    return { count: result.count + docs.count, problems: new Map([...result.problems, ...links, ...docs.problems]) };
  };
  return withStorybook(executablePath, work, options);
}

async function walk(
  opened: OpenStorybook,
  stories: readonly StoryEntry[],
  { theme }: WalkOptions,
): Promise<WalkResult> {
  const problems = new Map<string, string[]>();
  await openInRuns(stories, async (run) => {
    let page: Page | undefined;
    for (const { id } of run) {
      const found: string[] = [];
      // A text that fades in has another colour on its way.
      page ??= await openPreview(opened, { theme, isStill: theme !== undefined });
      const stop = theme === undefined ? listen(page, found) : () => {};
      const error = await show(page, id);
      if (theme !== undefined) found.push(...(await findUnreadable(page)));
      else if (error !== undefined) found.push(error);
      if (!page.url().startsWith(`${opened.origin}iframe.html`)) found.push(`left for ${page.url()}`);
      stop();
      if (found.length === 0) continue;
      problems.set(id, found);
      // What a broken story leaves behind must not be blamed on the next one.
      await page.context().close();
      page = undefined;
    }
    await page?.context().close();
  });
  return { count: stories.length, problems };
}

/** The texts of a page that are too close to their background. */
async function findUnreadable(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${any[0]?.message ?? 'hard to read'}: ${html.slice(0, 120)}`),
  );
}

/** The problems of a walk as text, a block a story. */
export function formatProblems({ problems }: WalkResult): string {
  return [...problems].map(([id, found]) => `${id}\n  ${found.join('\n  ')}`).join('\n');
}

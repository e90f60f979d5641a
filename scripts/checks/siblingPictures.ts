import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { openPreview, type OpenStorybook, pickAll, show, type StoryEntry, withStorybook } from '../lib/storybook.ts';

/** Pages at a time: one for each core of a small machine. */
const PAGES = 2;

/** Stories of one component that cannot be told apart by looking at them. */
export type Siblings = readonly string[];

/** The picture of each story of the sidebar as its `play` leaves it, as a hash. */
type Pictures = ReadonlyMap<string, string>;

export interface SiblingResult {
  readonly count: number;
  readonly duplicates: readonly Siblings[];
}

/** Looks at every story of the sidebar, and finds those with the picture of another of their component. */
export function compareSiblings(executablePath: string, built?: string): Promise<SiblingResult> {
  const compare = async (opened: OpenStorybook) => {
    const stories = pickAll(opened.entries);
    const pictures = await takePictures(opened, stories);
    return { count: stories.length, duplicates: findDuplicates(stories, pictures) };
  };
  return withStorybook(executablePath, compare, { built });
}

async function takePictures(opened: OpenStorybook, stories: readonly StoryEntry[]): Promise<Pictures> {
  const pictures = new Map<string, string>();
  const size = Math.ceil(stories.length / PAGES);
  const takePart = async (part: readonly StoryEntry[]) => {
    const page = await openPreview(opened, { isStill: true });
    for (const { id } of part) {
      await show(page, id);
      pictures.set(id, await hashPicture(page));
    }
    await page.context().close();
  };
  await Promise.all(
    Array.from({ length: PAGES }, (_, index) => takePart(stories.slice(index * size, (index + 1) * size))),
  );
  return pictures;
}

/** What the page looks like, without what moves. */
async function hashPicture(page: Page): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  return createHash('sha256').update(picture).digest('hex');
}

/** The stories of one title that have one picture, in the order of the sidebar. */
export function findDuplicates(stories: readonly StoryEntry[], pictures: Pictures): Siblings[] {
  const byPicture = Map.groupBy(stories, ({ id, title }) => `${title} ${pictures.get(id) ?? id}`);
  return [...byPicture.values()].filter(({ length }) => length > 1).map((same) => same.map(({ id }) => id));
}

/** A line for each picture that several stories have, and the sum. */
export function formatSiblings({ count, duplicates }: SiblingResult): string {
  const lines = duplicates.map(([first, ...others]) => `${first} looks like ${others.join(', ')}`);
  const extra = duplicates.reduce((sum, { length }) => sum + length - 1, 0);
  return [...lines, `${count} stories, duplicates of pictures: ${extra}`].join('\n');
}

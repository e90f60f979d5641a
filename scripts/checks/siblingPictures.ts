import { createHash } from 'node:crypto';
import { type OpenStorybook, pickSidebar, type StoryEntry, withStorybook } from '../lib/storybook.ts';
import { pictureFlags, takePictures } from '../lib/storyPictures.ts';

/** Stories of one component that look the same. */
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
    const stories = pickSidebar(opened.entries);
    const pictures = new Map<string, string>();
    const whole = stories.map(({ id }) => ({ id, isWhole: true }));
    await takePictures(opened, whole, (id, picture) => {
      pictures.set(id, createHash('sha256').update(picture).digest('hex'));
      return true;
    });
    return { count: stories.length, duplicates: findDuplicates(stories, pictures) };
  };
  return withStorybook(executablePath, compare, { built, flags: pictureFlags });
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

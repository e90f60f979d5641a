import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { states as mapStates } from '../../.storybook/screenMap.ts';

/** A story, as Storybook's index lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  /** The state in code: `FailedWithOlderData`. */
  readonly exportName?: string;
  /** The state in words: `Failed With Older Data`. */
  readonly name: string;
  /** `dev` is that of stories in the sidebar; others are tests. */
  readonly tags: readonly string[];
}

/** All that the built Storybook lists. */
export const entries: readonly StoryEntry[] = Object.values(
  JSON.parse(readFileSync(join(process.env['STORYBOOK_FOLDER'] ?? '', 'index.json'), 'utf8')).entries,
);

/** The stories of the sidebar; others only prove behavior. */
export const sidebar = entries.filter(({ type, tags }) => type === 'story' && tags.includes('dev'));

/** The states of the screen map, whose cells show their pictures. */
const states: readonly string[] = mapStates.map(({ name }) => name);

/** What has a picture: each state of a screen in the map, and the story of a published component that shows the most. */
export function pickPictures(): readonly StoryEntry[] {
  return [...Map.groupBy(sidebar, ({ title }) => title)].flatMap(([title, stories]) => {
    const named = (name: string) => stories.filter(({ exportName }) => exportName === name);
    if (title.startsWith('Screens/')) return states.flatMap(named);
    if (!/^(Primitives|Components|Charts)\//.test(title)) return [];
    // A chart in every state is many charts.
    const isWhole = ({ exportName = '' }: StoryEntry) =>
      !title.startsWith('Charts/') && /^(Every|Family)/.test(exportName);
    return [...stories.filter(isWhole), ...named('Ready'), ...stories].slice(0, 1);
  });
}

/** The stories in the cells of the screen map, which shows each in two windows and two themes. */
export const inMap = sidebar.filter(
  ({ title, exportName }) => /^Screens\/\w+$/.test(title) && states.some((state) => state === exportName),
);

/** Screens whose pictures are also taken zoomed and in forced colors: of each kind of page one. */
const inModes = /^Screens\/(?:Landing|Platform|Bots|Deposit|Withdraw|ActiveBots)Screen$/;

export function pickInModes(): readonly StoryEntry[] {
  return sidebar.filter(({ title, exportName }) => exportName === 'Ready' && inModes.test(title));
}

import { pickAll, type StoryEntry } from '../lib/storybook.ts';

/** The states in which every screen has a picture, if it has them; a phone's is in `ReadyPhone` or else in `Phone`. */
const states = ['Ready', 'Loading', 'Empty', 'Failed', 'Offline'];
const phones = ['ReadyPhone', 'Phone'];

/** The stories with a picture: each main state of a screen, and the one of a published component that shows the most. */
export function pickPictures(entries: readonly StoryEntry[]): StoryEntry[] {
  const byTitle = Map.groupBy(pickAll(entries), ({ title }) => title);
  return [...byTitle].flatMap(([title, stories]) => {
    const named = (name: string) => stories.filter(({ exportName }) => exportName === name);
    if (title.startsWith('Screens/')) return [...states.flatMap(named), ...phones.flatMap(named).slice(0, 1)];
    if (!/^(Primitives|Components|Charts)\//.test(title)) return [];
    const whole = stories.filter(({ exportName = '' }) => /^(Every|Family)/.test(exportName));
    return [...whole, ...named('Ready'), ...stories].slice(0, 1);
  });
}

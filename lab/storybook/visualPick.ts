import { pickSidebar, type StoryEntry } from './storybook.ts';
import type { Picture } from './storyPictures.ts';

/** The states in which every screen has a picture, if it has them; a phone's is in `ReadyPhone` or else in `Phone`. */
const states = ['Ready', 'Loading', 'Empty', 'Failed', 'Offline'];
const phones = ['ReadyPhone', 'Phone'];

/** Below the window, the other states of a screen show little of their own, and would double the size of all pictures. */
const isWhole = ({ title, exportName }: StoryEntry) => !title.startsWith('Screens/') || exportName === 'Ready';

/** What has a picture: each main state of a screen, and the story of a published component that shows the most. */
export function pickPictures(entries: readonly StoryEntry[]): Picture[] {
  const byTitle = Map.groupBy(pickSidebar(entries), ({ title }) => title);
  const picked = [...byTitle].flatMap(([title, stories]) => {
    const named = (name: string) => stories.filter(({ exportName }) => exportName === name);
    if (title.startsWith('Screens/')) return [...states.flatMap(named), ...phones.flatMap(named).slice(0, 1)];
    if (!/^(Primitives|Components|Charts)\//.test(title)) return [];
    // A chart in every state is many charts.
    const whole = title.startsWith('Charts/')
      ? []
      : stories.filter(({ exportName = '' }) => /^(Every|Family)/.test(exportName));
    return [...whole, ...named('Ready'), ...stories].slice(0, 1);
  });
  return picked.map((story) => ({ id: story.id, isWhole: isWhole(story) }));
}

/** The screens whose pictures are also taken zoomed and in forced colors: of each kind of page one. */
const inModes = [
  'LandingScreen',
  'PlatformScreen',
  'BotsScreen',
  'DepositScreen',
  'WithdrawScreen',
  'ActiveBotsScreen',
];

/** What the window shows of some screens at a zoom of 200 %, and where the device forces its colors. */
export function pickModes(entries: readonly StoryEntry[]): Picture[] {
  const picked = pickSidebar(entries).filter(
    ({ title, exportName }) => exportName === 'Ready' && inModes.some((screen) => title === `Screens/${screen}`),
  );
  const ofMode = (mode: NonNullable<Picture['mode']>) => picked.map(({ id }) => ({ id, mode, isWhole: false }));
  return [...ofMode('forced-colors'), ...ofMode('zoom')];
}

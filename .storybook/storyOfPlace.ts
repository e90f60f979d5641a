import type { Place } from '../packages/ui/src/model/Place.js';

/** A story, as Storybook's index lists it. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  /** The state in code: `FailedWithOlderData`. */
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

const toPascal = (text: string) => text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The title of a place's screen. */
function getTitle(place: Place): string {
  if (place === 'home') return 'Screens/LandingScreen';
  // Two places have one screen.
  return `Screens/${toPascal(place === 'robots' ? 'bots' : place)}Screen`;
}

/**
 * The story a link in a story leads to: the screen of its place, in the state of the story it is in or else `Ready`.
 */
export function findStoryOfPlace(
  stories: readonly IndexedStory[],
  from: string,
  place: Place,
): IndexedStory | undefined {
  const state = stories.find(({ id }) => id === from)?.exportName ?? 'Ready';
  const title = getTitle(place);
  const shown = stories.filter((story) => story.title === title && story.tags?.includes('dev'));
  return [state, 'Ready']
    .map((name) => shown.find(({ exportName }) => exportName === name))
    .find((story) => story !== undefined);
}

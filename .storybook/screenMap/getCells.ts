import { type State, screens, states } from '../screenMap.js';
import type { ListedStory } from './storyIndex.js';

type StateEntry = (typeof states)[number];

/** A cell of the map: a story, or why there is none for one or several states in a row. */
export type MapCell =
  | { readonly state: StateEntry; readonly story: ListedStory }
  | { readonly without: readonly StateEntry[]; readonly reason: string };

/** The cells of a screen's row, in the order of the states; equal reasons beside each other share a cell. */
export function getCells(screen: string, stories: readonly ListedStory[]): readonly MapCell[] {
  const reasons: Partial<Record<State, string>> = screens[screen]?.without ?? {};
  const cells: MapCell[] = [];
  for (const state of states) {
    const story = stories.find((one) => one.screen === screen && one.state === state.name);
    const last = cells.at(-1);
    const reason = reasons[state.name] ?? 'Missing';
    if (story !== undefined) cells.push({ state, story });
    else if (last && 'reason' in last && last.reason === reason) {
      cells[cells.length - 1] = { reason, without: [...last.without, state] };
    } else cells.push({ reason, without: [state] });
  }
  return cells;
}

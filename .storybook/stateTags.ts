import type { IndexInput } from 'storybook/internal/types';
import { states, toKebab } from './screenMap.ts';

/**
 * Gives a story the tag of its state, such as `error-toast`, by which the sidebar filters: the longest its name begins
 * with. Tests of stories stay out of the sidebar.
 */
export function withStateTag(entry: IndexInput): IndexInput {
  if (entry.type !== 'story') return entry;
  if (entry.subtype === 'test') return { ...entry, tags: [...(entry.tags ?? []), '!dev'] };
  const [state] = states
    .map(({ name }) => name)
    .filter((name) => entry.exportName.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  return state === undefined ? entry : { ...entry, tags: [...(entry.tags ?? []), toKebab(state)] };
}

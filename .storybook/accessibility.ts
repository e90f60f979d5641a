import type { StoryContext } from '@storybook/react-vite';
import { type State, states } from './screenMap.js';

const isChange = import.meta.env['STORIES'] === 'change';

/** What the other states are made of as well. */
const ofChange: readonly State[] = ['Ready', 'Empty', 'ErrorToast', 'FieldErrors', 'Uncertain', 'Locked'];
const names: ReadonlySet<string> = new Set([...(isChange ? ofChange : states.map(({ name }) => name)), 'Phone']);

/**
 * Whether axe looks at a story of a screen: at its states, it on a phone, or something open over it. With STORIES=change, not at
 * every state.
 */
export const isLookedAt = (name: string): boolean => names.has(name.replaceAll(' ', '')) || name.endsWith('Open');

/**
 * STORIES=change lets axe look at whole screens only, because axe takes as long as showing a story; a release looks at every
 * story, and at what its tests leave.
 */
export function chooseAccessibilityCheck(context: Pick<StoryContext, 'title' | 'name' | 'globals'>): void {
  const { title, name } = context;
  if (!isChange || title.startsWith('Flows/')) return;
  if (title.startsWith('Screens/') && isLookedAt(name)) return;
  context.globals = { ...context.globals, a11y: { manual: true } };
}

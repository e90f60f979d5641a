import type { StoryContext } from '@storybook/react-vite';
import { states } from './screenMap.js';

const stateNames: ReadonlySet<string> = new Set([...states.map(({ name }) => name), 'Phone']);

/** Whether a story of a screen is one of its states, it on a phone, or something open over it. */
export const isState = (name: string): boolean => stateNames.has(name.replaceAll(' ', '')) || name.endsWith('Open');

/**
 * STORIES=change lets axe look at the states of whole screens only, because axe takes as long as showing a story; a
 * release looks at every story, and at what its tests leave.
 */
export function chooseAccessibilityCheck(context: Pick<StoryContext, 'title' | 'name' | 'globals'>): void {
  const { title, name } = context;
  if (import.meta.env['STORIES'] !== 'change' || title.startsWith('Flows/')) return;
  if (title.startsWith('Screens/') && isState(name)) return;
  context.globals = { ...context.globals, a11y: { manual: true } };
}

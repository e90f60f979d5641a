import type { StoryContext } from '@storybook/react-vite';
import { states } from './screenMap.js';

const stateNames: ReadonlySet<string> = new Set([...states.map(({ name }) => name), 'Phone']);

/** Whether axe looks at a story in a change too: a screen in one of its states, on a phone, or with something open over it. */
function isState({ title, name }: Pick<StoryContext, 'title' | 'name'>): boolean {
  if (title.startsWith('Flows/')) return true;
  return title.startsWith('Screens/') && (stateNames.has(name.replaceAll(' ', '')) || name.endsWith('Open'));
}

/**
 * STORIES=change lets axe look at the states of whole screens only, because axe takes as long as showing a story; a
 * release looks at every story.
 */
export function chooseAccessibilityCheck(context: Pick<StoryContext, 'title' | 'name' | 'globals'>): void {
  if (import.meta.env['STORIES'] !== 'change' || isState(context)) return;
  context.globals = { ...context.globals, a11y: { manual: true } };
}

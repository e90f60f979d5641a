import type { StoryContext } from '@storybook/react-vite';

/** What holds every component as people meet it. */
const wholeScreens = /^(Flows|Screens)\//;

/**
 * AXE=screens lets axe look at whole screens only, as each change does, because axe takes as long as showing a story; a
 * release looks at every story.
 */
export function chooseAccessibilityCheck(context: Pick<StoryContext, 'title' | 'globals'>): void {
  if (import.meta.env['AXE'] !== 'screens' || wholeScreens.test(context.title)) return;
  context.globals = { ...context.globals, a11y: { manual: true } };
}

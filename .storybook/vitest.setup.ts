import type { StoryReport } from '@etherpilot/testkit/testReports';
import { afterEach, beforeEach, expect, type MockInstance, type RunnerTestCase, vi } from 'vitest';
import { isLookedAt } from './accessibility.js';
import { expectSeparateWords } from './gluedWords.js';

// Only in tests: whoever looks at a story would see a message of the console as a broken story.
let written: readonly MockInstance<typeof console.error>[] = [];
beforeEach(({ task, skip }) => {
  // Its tests show it as well; only where axe looks at a whole screen is it shown before they touch it.
  if (task.name === BASE_STORY && !(isOfScreen(task) && isLookedAt(getStory(task)))) skip();
  written = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
});
afterEach(async ({ task }) => {
  leaveOutPasses(task.meta as { readonly reports?: readonly StoryReport[] });
  expectSilentConsole();
  expectSeparateWords();
  // What a screen reader gets of each screen is stored beside its stories.
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs within each of them
  if (isReadyScreen(task)) await expect.element(document.body).toMatchAriaSnapshot();
});

/** What Storybook names a story beside its tests. */
const BASE_STORY = 'base story';

/** Storybook ends the name with spaces. */
const getStory = ({ name, suite }: RunnerTestCase) => (name === BASE_STORY ? (suite?.name ?? '').trimEnd() : name);

const isOfScreen = ({ file }: RunnerTestCase) => file.filepath.includes('/screens/');

const isReadyScreen = (task: RunnerTestCase) => isOfScreen(task) && getStory(task) === 'Ready';

/** A story that writes to the console fails. */
function expectSilentConsole(): void {
  const messages = written.flatMap(({ mock }) => mock.calls.map((values) => values.map(String).join(' ')));
  for (const spy of written) spy.mockRestore();
  written = [];
  // An observer's change of the page is looked at in the next frame.
  const errors = messages.filter((text) => !text.includes('ResizeObserver loop completed'));
  if (errors.length > 0) throw new Error(`The story wrote to the console:\n${errors.join('\n')}`);
}

/** What axe found to be right is most of a report of all stories, and nobody reads it. */
function leaveOutPasses({ reports = [] }: { readonly reports?: readonly StoryReport[] }): void {
  for (const { type, result } of reports) {
    if (type === 'a11y' && result != null) Object.assign(result, { passes: [], inapplicable: [] });
  }
}

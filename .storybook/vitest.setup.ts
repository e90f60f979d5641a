import type { StoryReport } from '@etherpilot/testkit/testReports';
import { afterEach, beforeEach, expect, type RunnerTestCase } from 'vitest';
import { isState } from './accessibility.js';
import { expectSilentConsole, listenToConsole } from './consoleGuard.js';
import { expectSeparateWords } from './gluedWords.js';

// Only in tests: whoever looks at a story would see a message of the console as a broken story.
let stopListening = () => {};
beforeEach(({ task, skip }) => {
  // Its tests show it as well; only a state of a screen is looked at before they touch it.
  if (task.name === BASE_STORY && !(isOfScreen(task) && isState(getStory(task)))) skip();
  stopListening = listenToConsole();
});
afterEach(async ({ task }) => {
  leaveOutPasses(task.meta as { readonly reports?: readonly StoryReport[] });
  stopListening();
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

/** What axe found to be right is most of a report of all stories, and nobody reads it. */
function leaveOutPasses({ reports = [] }: { readonly reports?: readonly StoryReport[] }): void {
  for (const { type, result } of reports) {
    if (type === 'a11y' && result != null) Object.assign(result, { passes: [], inapplicable: [] });
  }
}

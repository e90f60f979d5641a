import type { StoryReport } from '@etherpilot/testkit/testReports';
import { afterEach, beforeEach, expect, type RunnerTestCase } from 'vitest';
import { expectSilentConsole, listenToConsole } from './consoleGuard.js';
import { expectSeparateWords } from './gluedWords.js';

// Only in tests: whoever looks at a story would see a message of the console as a broken story.
let stopListening = () => {};
beforeEach(() => {
  stopListening = listenToConsole();
});
afterEach(async ({ task }) => {
  leaveOutPasses(task.meta);
  stopListening();
  expectSilentConsole();
  expectSeparateWords();
  // What a screen reader gets of each screen is stored beside its stories.
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs within each of them
  if (isReadyScreen(task)) await expect.element(document.body).toMatchAriaSnapshot();
});

const isReadyScreen = ({ name, file }: RunnerTestCase) => name === 'Ready' && file.filepath.includes('/screens/');

/** What axe found to be right is most of a report of all stories, and nobody reads it. */
function leaveOutPasses({ reports = [] }: { readonly reports?: readonly StoryReport[] }): void {
  for (const { type, result } of reports) {
    if (type === 'a11y' && result !== undefined) Object.assign(result, { passes: [], inapplicable: [] });
  }
}

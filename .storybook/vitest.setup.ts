import type { StoryReport } from '@etherpilot/testkit/testReports';
import { afterEach, beforeEach } from 'vitest';
import { expectSilentConsole, listenToConsole } from './consoleGuard.js';
import { expectSeparateWords } from './gluedWords.js';

// Only in tests: whoever looks at a story would see a message of the console as a broken story.
let stopListening = () => {};
beforeEach(() => {
  stopListening = listenToConsole();
});
afterEach(({ task }) => {
  leaveOutPasses(task.meta);
  stopListening();
  expectSilentConsole();
  expectSeparateWords();
});

/** What axe found to be right is most of a report of all stories, and nobody reads it. */
function leaveOutPasses({ reports = [] }: { readonly reports?: readonly StoryReport[] }): void {
  for (const { type, result } of reports) {
    if (type === 'a11y' && result !== undefined) Object.assign(result, { passes: [], inapplicable: [] });
  }
}

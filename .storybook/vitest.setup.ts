import { afterEach, beforeEach } from 'vitest';
import { expectSilentConsole, listenToConsole } from './consoleGuard.js';

// Only in tests: whoever looks at a story would see a message of the console as a broken story.
let stopListening = () => {};
beforeEach(() => {
  stopListening = listenToConsole();
});
afterEach(() => {
  stopListening();
  expectSilentConsole();
});

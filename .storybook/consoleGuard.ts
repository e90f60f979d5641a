const levels = ['error', 'warn'] as const;
const messages: string[] = [];
/** Not an error: an observer's change of the page is looked at in the next frame. */
const HARMLESS = /ResizeObserver loop completed/;

/** Records console output from before a story renders; returns a function that stops it. */
export function listenToConsole(): () => void {
  messages.length = 0;
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...values: unknown[]) => {
      const text = values.map(String).join(' ');
      if (!HARMLESS.test(text)) messages.push(`${level}: ${text}`);
      original(...values);
    };
  }
  return () => {
    for (const [level, original] of originals) console[level] = original;
  };
}

/** A story that writes to the console fails. */
export function expectSilentConsole(): void {
  if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
}

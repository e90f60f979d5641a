const levels = ['error', 'warn'] as const;
const said: string[] = [];

/** Records console output from before a story renders; returns a function that stops it. */
export function listenToConsole(): () => void {
  said.length = 0;
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...words: unknown[]) => {
      said.push(`${level}: ${words.map(String).join(' ')}`);
      original(...words);
    };
  }
  return () => {
    for (const [level, original] of originals) console[level] = original;
  };
}

/** A story that writes to the console fails. */
export function expectSilentConsole(): void {
  if (said.length > 0) throw new Error(`The story wrote to the console:\n${said.join('\n')}`);
}

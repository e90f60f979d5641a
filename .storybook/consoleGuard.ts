const levels = ['error', 'warn'] as const;
const said: string[] = [];

/** Listens to the console from before a story is drawn; returns the way to stop. */
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

/** A story that complains is a failed story. */
export function expectSilentConsole(): void {
  if (said.length > 0) throw new Error(`The story wrote to the console:\n${said.join('\n')}`);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;

/** The states a screen can be in, each shown by a story of that name. */
const states = ['Ready', 'Loading', 'Empty', 'Failed', 'ErrorToast', 'Locked'] as const;
type State = (typeof states)[number];

/** What a screen takes when it can be in these states: data on its way, or a form that is sent. */
const waits = /Loadable<|: Submission\b|'loading'/;

function mustHaveStory(screen: string, source: string, state: State): boolean {
  if (state === 'Locked') return screen === 'BotsScreen';
  return state === 'Ready' || waits.test(source);
}

const screens = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.runIf(screens.length > 0)('the stories of the screens', () => {
  test.each(screens)('%s has a story for every state it can be in', (screen) => {
    const file = join(here, screen, `${screen}.stories.tsx`);
    expect(existsSync(file), `${screen} has no stories`).toBe(true);
    const stories = storiesIn(readFileSync(file, 'utf8'));
    const source = readFileSync(join(here, screen, `${screen}.tsx`), 'utf8');
    expect(states.filter((state) => mustHaveStory(screen, source, state) && !stories.includes(state))).toEqual([]);
  });
});

test('a story counts only when it is exported and created from the meta', () => {
  expect(
    storiesIn('export const Ready = meta.story({});\nconst Loading = meta.story();\nexport const args = {};'),
  ).toEqual(['Ready']);
});

function storiesIn(text: string): string[] {
  return [...text.matchAll(/^export const (\w+) = (?:meta|\w+)\.(?:story|extend)\(/gm)].map((match) => match[1] ?? '');
}

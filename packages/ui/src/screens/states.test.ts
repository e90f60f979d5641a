import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;

/** The states a screen can be in, each shown by a story of that name. */
const states = ['Ready', 'Loading', 'Empty', 'Failed', 'ErrorToast', 'Locked'] as const;
type State = (typeof states)[number];

/** Screens that lack some states and need no stories for them. */
const readyOnly: readonly string[] = [
  'LandingScreen',
  'ForgotPasswordScreen',
  'DepositSuccessScreen',
  'DepositCancelScreen',
  'SupportScreen',
  'SettingsScreen',
  'NotFoundScreen',
];

function mustHaveStory(screen: string, state: State): boolean {
  if (state === 'Locked') return screen === 'BotsScreen';
  return state === 'Ready' || !readyOnly.includes(screen);
}

const screens = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.runIf(screens.length > 0)('the stories of the screens', () => {
  test.each(screens)('%s has a story for every state it can be in', (screen) => {
    const file = join(here, screen, `${screen}.stories.tsx`);
    expect(existsSync(file), `${screen} has no stories`).toBe(true);
    const stories = storiesIn(readFileSync(file, 'utf8'));
    expect(states.filter((state) => mustHaveStory(screen, state) && !stories.includes(state))).toEqual([]);
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

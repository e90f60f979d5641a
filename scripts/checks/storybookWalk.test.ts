import { expect, test } from 'vitest';
import { pickAll, pickSome, type StoryEntry } from './storybookWalk.ts';

const story = (id: string, title: string): StoryEntry => ({ id, title, type: 'story', tags: ['dev', 'test'] });
const entries: readonly StoryEntry[] = [
  { id: 'welcome--docs', title: 'Welcome', type: 'docs', tags: ['dev'] },
  { id: 'flows-columns--narrow', title: 'flows/Columns', type: 'story', tags: ['test'] },
  story('primitives-button--clicked', 'primitives/Button'),
  story('primitives-button--disabled', 'primitives/Button'),
  story('screens-login--ready', 'screens/LoginScreen'),
  story('screens-login--failed', 'screens/LoginScreen'),
  story('screens-bots-card--ready', 'screens/BotsScreen/BotCard'),
  story('screens-bots-card--locked', 'screens/BotsScreen/BotCard'),
  story('flows-deposit--first', 'flows/Deposit'),
  story('flows-deposit--second', 'flows/Deposit'),
];

test('a change opens every story of screens and flows, and one of each other component', () => {
  expect(pickSome(entries).map(({ id }) => id)).toEqual([
    'primitives-button--clicked',
    'screens-login--ready',
    'screens-login--failed',
    'screens-bots-card--ready',
    'flows-deposit--first',
    'flows-deposit--second',
  ]);
});

test('a release opens every story of the sidebar', () => {
  expect(pickAll(entries)).toHaveLength(8);
});

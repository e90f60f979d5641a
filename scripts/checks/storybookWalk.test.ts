import { expect, test } from 'vitest';
import { pickAll, type StoryEntry } from '../lib/storybook.ts';
import { pickSome } from './storybookWalk.ts';

const story = (id: string, title: string): StoryEntry => ({ id, title, type: 'story', tags: ['dev', 'test'] });
const entries: readonly StoryEntry[] = [
  { id: 'introduction-welcome--docs', title: 'Introduction/Welcome', type: 'docs', tags: ['dev'] },
  { id: 'flows-columns--narrow', title: 'Flows/Columns', type: 'story', tags: ['test'] },
  story('primitives-button--clicked', 'Primitives/Button'),
  story('primitives-button--disabled', 'Primitives/Button'),
  story('screens-login--ready', 'Screens/LoginScreen'),
  story('screens-login--failed', 'Screens/LoginScreen'),
  story('screens-login--phone', 'Screens/LoginScreen'),
  story('screens-login--offline', 'Screens/LoginScreen'),
  story('components-botcard--ready', 'Components/BotCard'),
  story('components-botcard--locked', 'Components/BotCard'),
  story('flows-deposit--first', 'Flows/Deposit'),
  story('flows-deposit--second', 'Flows/Deposit'),
];

test('a change opens three stories of each screen, and one of each flow and each other component', () => {
  expect(pickSome(entries).map(({ id }) => id)).toEqual([
    'primitives-button--clicked',
    'screens-login--ready',
    'screens-login--failed',
    'screens-login--phone',
    'components-botcard--ready',
    'flows-deposit--first',
  ]);
});

test('a release opens every story of the sidebar', () => {
  expect(pickAll(entries)).toHaveLength(10);
});

import { expect, test } from 'vitest';
import { pickAll, pickSidebar, type StoryEntry } from '../lib/storybook.ts';

const entry = (id: string, type: StoryEntry['type'], ...tags: readonly string[]): StoryEntry => ({
  id,
  title: 'Screens/LoginScreen',
  name: 'Ready',
  importPath: './packages/ui/src/screens/LoginScreen/LoginScreen.stories.tsx',
  type,
  tags,
});
const entries: readonly StoryEntry[] = [
  entry('introduction-welcome--docs', 'docs', 'dev'),
  entry('screens-login--clicked-twice', 'story', 'test'),
  entry('screens-login--ready', 'story', 'dev', 'test'),
];

test('each change opens every story, also those that only prove behavior', () => {
  expect(pickAll(entries).map(({ id }) => id)).toEqual(['screens-login--clicked-twice', 'screens-login--ready']);
});

test('the walk through the sidebar leaves out what is not in it', () => {
  expect(pickSidebar(entries).map(({ id }) => id)).toEqual(['screens-login--ready']);
});

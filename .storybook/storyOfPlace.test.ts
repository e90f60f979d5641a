import { expect, test } from 'vitest';
import { type IndexedStory, findStoryOfPlace } from './storyOfPlace.js';
import type { Place } from '../packages/ui/src/model/Place.js';

const story = (screen: string, exportName: string, tags = ['dev']): IndexedStory => ({
  id: `${screen}-${exportName}`,
  title: `Screens/${screen}`,
  exportName,
  tags,
});

const stories = [
  ...['Ready', 'Loading', 'Links', 'ReadyPhone', 'Narrowest'].map((name) => story('WithdrawScreen', name)),
  ...['Ready', 'Loading', 'Phone', 'WhichMinimum', 'EmptyPhone'].map((name) => story('SupportScreen', name)),
  story('SupportScreen', 'Links', ['test']),
  ...['Ready', 'Empty'].map((name) => story('BotsScreen', name)),
  story('LandingScreen', 'Ready'),
];

const follow = (from: string, place: Place, fragment?: string) =>
  findStoryOfPlace(stories, `WithdrawScreen-${from}`, place, fragment)?.id;

test.each<[string, string, Place, string]>([
  ['the state a story is in', 'Loading', 'support', 'SupportScreen-Loading'],
  ['a phone, for a story on one', 'ReadyPhone', 'support', 'SupportScreen-Phone'],
  ['the same state on a phone', 'EmptyPhone', 'support', 'SupportScreen-EmptyPhone'],
  ['a phone, for the narrowest one', 'Narrowest', 'support', 'SupportScreen-Phone'],
  ['Ready, where the state is unknown', 'Loading', 'robots', 'BotsScreen-Ready'],
  ['no story that is only a test', 'Links', 'support', 'SupportScreen-Ready'],
  ['the landing page at home', 'Ready', 'home', 'LandingScreen-Ready'],
])('a link leads to %s', (_, from, place, target) => {
  expect(
    findStoryOfPlace([...stories, story('WithdrawScreen', 'EmptyPhone')], `WithdrawScreen-${from}`, place)?.id,
  ).toBe(target);
});

test('a link to a part of a screen leads to the story of that part', () => {
  expect(follow('Loading', 'support', 'which-minimum')).toBe('SupportScreen-WhichMinimum');
});

test('a link to a screen without stories leads nowhere', () => {
  expect(follow('Ready', 'profile')).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { StoryEntry } from './storybook.ts';
import { nameOf } from './storyPictures.ts';
import { pickModes, pickPictures } from './visualPick.ts';

const story = (title: string, exportName: string, tags = ['dev']): StoryEntry => ({
  id: `${title}-${exportName}`,
  title,
  exportName,
  name: '',
  importPath: '',
  type: 'story',
  tags,
});

const picked = (...stories: StoryEntry[]) => pickPictures(stories).map(({ id }) => id);

test('a screen has a picture of each main state and one on a phone', () => {
  const states = ['Ready', 'Links', 'Loading', 'Empty', 'Failed', 'Phone', 'ReadyPhone'];
  const stories = states.map((state) => story('Screens/BotsScreen', state));
  const wanted = ['Ready', 'Loading', 'Empty', 'Failed', 'ReadyPhone'];
  expect(picked(...stories)).toEqual(wanted.map((state) => `Screens/BotsScreen-${state}`));
  expect(pickPictures(stories).map(({ isWhole }) => isWhole)).toEqual([true, false, false, false, false]);
});

test('a published component has one picture: of all that it can be, else Ready, else the first', () => {
  const [clicked, ready, every] = ['Clicked', 'Ready', 'EveryKind'].map((state) => story('Primitives/Button', state));
  if (!clicked || !ready || !every) throw new Error('There are three stories');
  expect(picked(clicked, ready, every)).toEqual(['Primitives/Button-EveryKind']);
  expect(picked(clicked, ready)).toEqual(['Primitives/Button-Ready']);
  expect(picked(clicked)).toEqual(['Primitives/Button-Clicked']);
});

test('tests, flows and what is not published have none', () => {
  const hidden = story('Primitives/Button', 'Ready', ['test']);
  expect(picked(hidden, story('Flows/Deposit', 'Ready'), story('Internals/Form', 'Ready'))).toEqual([]);
});

test('some screens have a picture at a zoom of 200 % and one in forced colors', () => {
  const stories = [
    story('Screens/BotsScreen', 'Ready'),
    story('Screens/BotsScreen', 'Failed'),
    story('Charts/A', 'Ready'),
  ];
  expect(pickModes(stories).map(nameOf)).toEqual([
    'Screens/BotsScreen-Ready.forced-colors',
    'Screens/BotsScreen-Ready.zoom',
  ]);
});

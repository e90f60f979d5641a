import { expect, test } from 'vitest';
import type { StoryEntry } from '../lib/storybook.ts';
import { findDuplicates, formatSiblings } from './siblingPictures.ts';

const story = (title: string, name: string): StoryEntry => ({
  id: `${title}--${name}`,
  title,
  name: '',
  importPath: '',
  type: 'story',
  tags: ['dev'],
});
const stories = [story('card', 'ready'), story('card', 'clicked'), story('card', 'empty'), story('note', 'ready')];

test('stories of one component with one picture are named; those of other components may look alike', () => {
  const pictures = new Map([
    ['card--ready', 'a'],
    ['card--clicked', 'a'],
    ['card--empty', 'b'],
    ['note--ready', 'b'],
  ]);
  const duplicates = findDuplicates(stories, pictures);
  expect(duplicates).toEqual([['card--ready', 'card--clicked']]);
  expect(formatSiblings({ count: 4, duplicates })).toBe(
    'card--ready looks like card--clicked\n4 stories, duplicates of pictures: 1',
  );
});

test('stories without a picture are not alike', () => {
  expect(findDuplicates(stories, new Map())).toEqual([]);
});

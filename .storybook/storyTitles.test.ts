import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';
import { findTitleFaults, readExported, type TitledStory } from './storyTitles.ts';

const index = await buildIndex({ configDir: join(root, '.storybook') });
const entries: readonly TitledStory[] = Object.values(index.entries);
const exported = readExported();

test('every story is in a folder, with one status, and only what is published is outside Internals', () => {
  expect(exported.size).toBeGreaterThan(100);
  const faults = entries.flatMap((entry) => findTitleFaults(entry, exported));
  expect([...new Set(faults)]).toEqual([]);
});

test('the sidebar lists the folders in a fixed order', () => {
  const folders = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  const order = ['Introduction', 'Screens', 'Flows', 'Components', 'Charts', 'Primitives', 'Patterns', 'Foundations'];
  expect(folders).toEqual([...order, 'Internals'].filter((folder) => folders.includes(folder)));
});

test.each<[string, Partial<TitledStory>, string]>([
  ['an unknown folder', { title: 'Widgets/Button' }, 'belongs into'],
  ['a page in an unknown folder', { title: 'Notes/Money', type: 'docs' }, 'no folder'],
  ['no status', { tags: ['dev'] }, 'has 0 of the tags'],
  ['two statuses', { tags: ['stable', 'beta'] }, 'has 2 of the tags'],
  ['a published component as internal', { tags: ['internal'] }, 'is published'],
  ['a part that is not published', { componentPath: './Form.tsx', title: 'Primitives/Form' }, 'belongs into Internals'],
  ['another name', { title: 'Primitives/Knob' }, 'does not begin with Button'],
])('%s is found', (_, wrong, fault) => {
  const right = { title: 'Primitives/Button', importPath: './Button.stories.tsx', tags: ['stable'], type: 'story' };
  expect(findTitleFaults(right, exported)).toEqual([]);
  expect(findTitleFaults({ ...right, ...wrong }, exported).join()).toContain(fault);
});

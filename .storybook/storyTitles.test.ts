import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { exportedNames } from './llms.ts';
import { statuses } from './statusBadge.ts';
import { root } from '@etherpilot/testkit/processes';

const index = await buildIndex({ configDir: join(root, '.storybook') });
const entries = Object.values(index.entries);

const getBase = (path: string) => /([^/]+?)(?:\.stories)?\.tsx?$/.exec(path)?.[1] ?? path;

test('every story of a component has one status, and only what is published is outside Internals', () => {
  const faults = entries.flatMap((entry) => {
    const { title, tags = [] } = entry;
    const [folder = '', name = ''] = title.split('/');
    if (entry.type === 'docs' || ['Introduction', 'Flows'].includes(folder)) return [];
    const component = getBase(entry.componentPath ?? entry.importPath);
    const isPublic = folder !== 'Internals';
    const found = statuses.filter((status) => tags.includes(status));
    const isRight =
      found.length === 1 &&
      found.includes('internal') !== isPublic &&
      exportedNames.has(component) === isPublic &&
      name.startsWith(component);
    return isRight ? [] : [`${title}: ${component}, ${found.join()}`];
  });
  expect([...new Set(faults)]).toEqual([]);
});

test('the sidebar lists the folders in a fixed order', () => {
  const folders = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  const order = ['Introduction', 'Screens', 'Flows', 'Components', 'Charts', 'Primitives', 'Patterns', 'Foundations'];
  expect(folders).toEqual([...order, 'Internals']);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { screens, states } from './screenMap.ts';
import { root } from '@etherpilot/testkit/processes';

const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
/** What the sidebar shows. */
const listed = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('dev'));

const readStates = (screen: string) =>
  listed.flatMap((entry) => (entry.title === `Screens/${screen}` && 'exportName' in entry ? [entry.exportName] : []));

const folders = readdirSync(join(root, 'packages/ui/src/screens'), { withFileTypes: true });

test('the screen map has a row for every screen', () => {
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(screens).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(screens))('%s has a story or a reason for every state, never both', (screen, { without }) => {
  const stories = readStates(screen);
  const names = states.map(({ name }) => name);
  expect({
    unexplained: names.filter((name) => !stories.includes(name) && without[name] === undefined),
    shownAndExplained: names.filter((name) => stories.includes(name) && without[name] !== undefined),
  }).toEqual({ unexplained: [], shownAndExplained: [] });
});

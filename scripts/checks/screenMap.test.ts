import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens, states } from '../../.storybook/screenMap.ts';
import { root } from '../lib/processes.ts';

const folder = join(root, 'packages/ui/src/screens');

/** The stories of a screen that the sidebar shows. */
function readStories(screen: string): string[] {
  const text = readFileSync(join(folder, screen, `${screen}.stories.tsx`), 'utf8');
  return text
    .split(/^(?=export const )/m)
    .filter((part) => !/tags: \[[^\]]*'!dev'/.test(part))
    .flatMap((part) => /^export const (\w+) = \w+\.(?:story|extend)\(/.exec(part)?.[1] ?? []);
}

const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('the screen map has a row for every screen', () => {
  expect(Object.keys(screens).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each(Object.entries(screens))('%s has a story or a reason for every state, never both', (screen, { without }) => {
  const stories = readStories(screen);
  const unexplained = states.filter(({ name }) => !stories.includes(name) && without[name] === undefined);
  const filled = states.filter(({ name }) => stories.includes(name) && without[name] !== undefined);
  expect({ unexplained: unexplained.map(({ name }) => name), filled: filled.map(({ name }) => name) }).toEqual({
    unexplained: [],
    filled: [],
  });
});

test('a reason is a few words that a cell has room for', () => {
  const reasons = Object.values(screens).flatMap(({ without }) => Object.values(without));
  expect(reasons.filter((reason) => reason.length > 80 || /[.]$|^[^A-Z]/.test(reason))).toEqual([]);
});

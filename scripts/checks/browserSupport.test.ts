import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browsers } from 'web-features';
import { browserFloor, floorDay } from '../../apps/web/plugins/browserFloor.ts';
import { root } from '@etherpilot/testkit/processes';
import { readSources } from '@etherpilot/testkit/sources';
import { findNewFeatures, findNewStyles } from './browserSupport.ts';

test.each([
  ['URL.parse', `URL.parse('x')`],
  ['globalThis.Temporal', `globalThis.Temporal.Now`],
  ['Promise.try', `await Promise.try(f)`],
  ['navigator.share', `navigator.share({})`],
  ['document.startViewTransition', `document.startViewTransition(f)`],
])('a feature that is too new is found: %s', (name, code) => {
  expect(findNewFeatures(code)).toContain(name);
});

test('no other is', () => {
  const code = `URL.canParse('x'); Object.groupBy(a, b); structuredClone(c); ({ Temporal: 1 }).Temporal; d.Temporal()`;
  expect(findNewFeatures(code)).toEqual([]);
});

test.each([
  ['field-sizing', 'textarea { field-sizing: content; }'],
  ['stretch', 'p { height: stretch }'],
  ['calc-size', 'p { height: calc-size(auto, size / 2); }'],
  ['@starting-style', '@starting-style { p { opacity: 0; } }'],
  ['open', '.row { &:hover { color: red; } &:open { color: blue; } }'],
])('a style that is too new is found: %s', async (name, sheet) => {
  expect(await findNewStyles(sheet)).toEqual([expect.stringContaining(`"${name}"`)]);
});

describe('the oldest supported browsers', () => {
  test('are those of 30 months before the release', () => {
    const { chrome, edge, firefox, safari, safari_ios: ios } = browsers;
    const oldest = Object.entries({ chrome, edge, firefox, safari, ios }).map(([name, { releases }]) => [
      name,
      releases.filter(({ date }) => date <= floorDay).at(-1)?.version,
    ]);
    expect(Object.fromEntries(oldest)).toEqual(browserFloor);
  });

  test.each(['README.md', 'packages/ui/README.md', 'packages/api-client/README.md', 'apps/web/index.html'])(
    'are named in %s',
    (file) => {
      const { chrome, firefox, safari } = browserFloor;
      const words = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
      expect(words).toContain(`${chrome}, Firefox ${firefox}`);
      expect(words).toContain(`Safari ${safari}`);
    },
  );
});

test('what is selected by a click is so in Safari, too', () => {
  const own = readSources(['packages/ui/src', 'apps/web/src'], /\.styles\.ts$/).map(({ text }) => text);
  const selecting = own.filter((text) => text.includes('user-select:'));
  expect(selecting.length).toBeGreaterThan(0);
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
  expect(
    selecting.filter((text) => count(text, /-webkit-user-select:/g) !== count(text, /(?<!-)\buser-select:/g)),
  ).toEqual([]);
});

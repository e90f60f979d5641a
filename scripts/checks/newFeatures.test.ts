import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browserFloor } from '../../apps/web/plugins/browserFloor.ts';
import { root } from '@etherpilot/testkit/processes';
import { isStory, isTest, readSources } from '@etherpilot/testkit/sources';
import { findNewFeatures, oldest, testedFirst } from './newFeatures.ts';

/** Methods that have the name of a newer built-in one. */
const namesakes: Readonly<Record<string, string>> = {
  '.dispose()': 'of ECharts',
  '.resize()': 'of ECharts',
  '.take()': 'of the calls of a day',
};

describe('a feature', () => {
  test.each([
    ['URL.parse', `URL.parse('x')`],
    ['globalThis.Temporal', `globalThis.Temporal.Now`],
    ['Promise.try', `await Promise.try(f)`],
    ['Intl.DurationFormat', `new Intl.DurationFormat('en')`],
    ['document.startViewTransition', `document.startViewTransition(f)`],
    ['.union()', `const all = (a: Set<string>, b: Set<string>) => a.union(b)`],
  ])('that is too new is found: %s', (name, code) => {
    expect(findNewFeatures(code)).toContain(name);
  });

  test.each([
    `URL.canParse('x'); AbortSignal.any([]); Promise.withResolvers(); Object.groupBy(a, b); Array.fromAsync([])`,
    `list.toSorted().map((one) => one).findLast(f); structuredClone(a); 'x'.isWellFormed(); list.at(-1)`,
    `import { Temporal } from 'polyfill'; Temporal.Now`,
    `import * as v from 'schemas'; v.union([])`,
    `navigator.share?.({}); const { Iterator } = own; Iterator.from(a)`,
    `type Shape = Temporal.Instant; interface Iterator2 extends Iterator<string> {}`,
    `const settings = { Temporal: 1 }; settings.Temporal`,
  ])('is not found in %s', (code) => {
    expect(findNewFeatures(code)).toEqual([]);
  });
});

test('no source uses what the oldest supported browsers lack', () => {
  const shipped = readSources(['packages/ui/src', 'packages/api-client/src', 'apps/web/src']).filter(
    (source) => !isTest(source) && !isStory(source),
  );
  const allowed = { ...testedFirst, ...namesakes };
  const found = shipped.flatMap(({ path, text }) =>
    findNewFeatures(text, path.endsWith('x') ? 'tsx' : 'ts')
      .filter((name) => !Object.hasOwn(allowed, name))
      .map((name) => `${path} uses ${name}`),
  );
  expect(found).toEqual([]);
});

describe('the oldest supported browsers', () => {
  test('are those of 30 months before the release', () => {
    const { chrome, edge, firefox, safari, safari_ios: ios } = oldest;
    expect(browserFloor).toEqual({ chrome, edge, firefox, safari, ios });
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

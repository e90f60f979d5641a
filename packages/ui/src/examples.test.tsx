import { globSync, readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as charts from './charts.js';
import * as components from './components.js';
import * as main from './index.js';
import * as screens from './screens.js';
import { usages } from '../docs/usages.js';

const folder = new URL('../examples/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.tsx', ''));
/** The names of the pages that the sidebar lists outside of Internals. */
const listPages = () =>
  globSync('**/*.stories.tsx', { cwd: new URL('.', import.meta.url) }).flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    return /title: '(?:Primitives|Components|Charts|Screens)\/(\w+)'/.exec(text)?.[1] ?? [];
  });
const texts = new Map(names.map((name) => [name, readFileSync(new URL(`${name}.tsx`, folder), 'utf8')]));

test('every component that an entry point exports is used in an example, and has its do and don’t', () => {
  const exported = Object.keys({ ...main, ...components, ...charts, ...screens }).filter((name) =>
    /^[A-Z][a-z]/.test(name),
  );
  expect(exported.length).toBeGreaterThan(100);
  const imported = new Set([...texts.values()].flatMap((text) => text.match(/\w+/g) ?? []));
  expect(exported.filter((name) => !imported.has(name))).toEqual([]);
  // Small parts share the page of what they belong to.
  const pages = listPages();
  expect(pages.filter((name) => exported.includes(name) && !(name in usages))).toEqual([]);
  expect(Object.keys(usages).filter((name) => !pages.includes(name))).toEqual([]);
});

test.each(names)(
  'the example of %s is what a host writes: nothing of the sources, no handler that does nothing',
  (name) => {
    expect(texts.get(name)).toContain('export function Example()');
    expect(texts.get(name)).not.toMatch(/from '\.|fn\(\)|\(\) => \{\}/);
  },
);

test.each(names)('the example of %s renders on a server', async (name) => {
  const { Example } = (await import(`../examples/${name}.tsx`)) as { readonly Example: ComponentType };
  expect(
    renderToString(
      <main.UiProvider>
        <Example />
      </main.UiProvider>,
    ),
  ).toContain('<');
});

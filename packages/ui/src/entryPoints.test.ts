import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as messages from './messages.js';
import * as screens from './screens.js';

const src = new URL('.', import.meta.url);

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.(test|test-d|stories))\.tsx?$/.test(file) && !file.startsWith('fixtures'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(new URL(file, src), 'utf8') }));

test('every screen folder is exported from the screens entry point', () => {
  const folders = readdirSync(new URL('screens/', src), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(Object.keys(screens).toSorted()).toEqual(folders.toSorted());
});

test('every text of every component is exported from the messages entry point', () => {
  const declared = sources.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+Messages) = defineMessages\(/g)].map(([, name]) => name),
  );
  expect(declared.filter((name) => !(String(name) in messages))).toEqual([]);
});

test('no two components share the name under which their texts are overridden', () => {
  const names = Object.values(messages).flatMap((one) => (typeof one === 'object' ? [one.name] : []));
  expect(names).toEqual([...new Set(names)]);
});

test('only the main entry point exports the toasts, whose code loads with the first one', () => {
  const leading = sources.filter(({ text }) => /from '[^']*\/ToastRegion\.js'/.test(text)).map(({ file }) => file);
  expect(leading).toEqual(['index.ts']);
});

test('server code can import every text: nothing behind the messages entry point is a client module', () => {
  const textOf = new Map(sources.map(({ file, text }) => [file, text]));
  const reached = new Set(['messages.ts']);
  for (const file of reached) {
    const imports = textOf.get(file)?.matchAll(/^(?:import|export) (?!type )[^;]*from '(\.[^']+)\.js';/gm) ?? [];
    for (const [, target = ''] of imports) {
      const path = posix.join(posix.dirname(file), target);
      reached.add(textOf.has(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`);
    }
  }
  expect(reached.size).toBeGreaterThan(70);
  expect([...reached].filter((file) => textOf.get(file)?.includes("'use client'") !== false)).toEqual([]);
});

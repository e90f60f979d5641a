import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as charts from './charts.js';
import * as components from './components.js';
import * as format from './format.js';
import * as main from './index.js';
import * as messages from './messages.js';
import * as model from './model.js';
import * as money from './money.js';
import * as screens from './screens.js';
import * as tokens from './tokens.js';

const src = new URL('.', import.meta.url);

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.(test|test-d|stories))\.tsx?$/.test(file) && !file.startsWith('fixtures'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(new URL(file, src), 'utf8') }));

const HEAD = /^[\s\S]*\n\/\/ The rest is written.*\n/;

/** What is written by hand in an entry point, and the lines this test writes below it. */
function withLines(file: string, lines: readonly string[]): string {
  const [head = ''] = HEAD.exec(readFileSync(new URL(file, src), 'utf8')) ?? [];
  return `${head}${lines.join('\n')}\n`;
}

// These two write the entry point with `pnpm vitest run entryPoints -u`, and otherwise fail when it is out of date.
test('the screens entry point exports every screen', async () => {
  const folders = readdirSync(new URL('screens/', src), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).toSorted();
  const lines = names.map((name) => `export * from './screens/${name}/${name}.js';`);
  await expect(withLines('screens.ts', lines)).toMatchFileSnapshot('screens.ts');
});

test('the messages entry point exports every text of every component', async () => {
  const lines = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/export const (\w+Messages) = defineMessages\(/g)].map(
      ([, name]) => `export { ${name} } from './${file.replace(/tsx?$/, 'js')}';`,
    ),
  );
  await expect(withLines('messages.ts', lines.toSorted())).toMatchFileSnapshot('messages.ts');
});

test('no two components share the name under which their texts are overridden', () => {
  const names = Object.values(messages).flatMap((one) => (typeof one === 'object' ? [one.name] : []));
  expect(names).toEqual([...new Set(names)]);
});

test('only the main entry point exports the toasts, whose code loads with the first one', () => {
  const leading = sources.filter(({ text }) => /from '[^']*\/ToastRegion\.js'/.test(text)).map(({ file }) => file);
  expect(leading).toEqual(['index.ts']);
});

test('no name is exported by two entry points', () => {
  const names = [charts, components, format, main, messages, model, money, screens, tokens].flatMap(Object.keys);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(['messages', 'model'])('server code can import %s: nothing behind it is a client module', (entry) => {
  const textByFile = new Map(sources.map(({ file, text }) => [file, text]));
  const reached = new Set([`${entry}.ts`]);
  for (const file of reached) {
    const imports = textByFile.get(file)?.matchAll(/^(?:import|export) (?!type )[^;]*from '(\.[^']+)\.js';/gm) ?? [];
    for (const [, target = ''] of imports) {
      const path = posix.join(posix.dirname(file), target);
      reached.add(textByFile.has(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`);
    }
  }
  expect(reached.size).toBeGreaterThan(50);
  expect([...reached].filter((file) => textByFile.get(file)?.includes("'use client'") !== false)).toEqual([]);
});

test('no callback takes more than one argument', () => {
  const positional = /readonly (on[A-Z]\w*)\??: \(*\w+\??: (?:[^(){},]|\{[^}]*\}|<[^>]*>)*, \w+\??:/g;
  const wrong = 'readonly onSwap: (one: string, other: number) => void; readonly onGo: (to: { a: 1 }) => void;';
  const found = (text: string) => [...text.matchAll(positional)].map(([, name]) => name);
  expect(found(wrong)).toEqual(['onSwap']);
  const callbacks = sources.flatMap(({ file, text }) => found(text).map((name) => `${file}: ${name}`));
  // Of a form's own state, which no entry point exports.
  expect(callbacks).toEqual(['primitives/Form/useForm.ts: onChange']);
});

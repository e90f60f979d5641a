import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as charts from '../src/charts.js';
import * as components from '../src/components.js';
import * as main from '../src/index.js';
import * as screens from '../src/screens.js';
import { type ApiItem, writeProps } from './writeProps.js';

const item = (kind: string, name: string, words: string, rest: Partial<ApiItem> = {}): ApiItem => ({
  kind,
  name,
  docComment: `/**\n * ${words}\n */\n`,
  excerptTokens: [],
  ...rest,
});
const token = (text: string) => ({ text });

test('a component has a row for each of its props, and those it shares with others are at the end', () => {
  const place = item('PropertySignature', 'place', 'Where it is;\n * a | b.', {
    isOptional: true,
    excerptTokens: ['readonly place?: ', "'a' | 'b'", ' | undefined', ';'].map(token),
    propertyTypeTokenRange: { startIndex: 1, endIndex: 3 },
  });
  const items = [
    item('Function', 'Box', 'Holds things.'),
    item('Interface', 'BoxProps', 'Its props.', {
      members: [place],
      excerptTokens: ['interface BoxProps extends ', 'Shared', '<', 'A', '>'].map(token),
      extendsTokenRanges: [{ startIndex: 1, endIndex: 5 }],
    }),
    item('Interface', 'Shared', 'What many take.'),
    item('Function', 'useBox', 'No component.'),
  ];
  const [, body] = writeProps(new Map([['ui', items]])).split('## ui\n\n');
  const row = "| `place?` | `'a' \\| 'b'` | Where it is; a \\| b. |";
  expect(body).toBe(
    `### Box\n\nHolds things.\n\n| Prop | Type | |\n|---|---|---|\n${row}\n\nAnd those of \`Shared<A>\`.\n\n` +
      '## Shared props\n\n### Shared\n\nWhat many take.\n\n',
  );
});

const text = readFileSync(new URL('../props.md', import.meta.url), 'utf8');
const titles = new Set([...text.matchAll(/^### (\w+)$/gm)].map(([, title]) => title));

test('props.md has a part for every public component, and for what it shares with others', () => {
  const names = Object.keys({ ...main, ...components, ...charts, ...screens }).filter((name) =>
    /^[A-Z][a-z]/.test(name),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !titles.has(name))).toEqual([]);
  const lines = text.match(/^(?:And those of|Takes) `.*/gm) ?? [];
  const shared = new Set(lines.flatMap((line) => line.match(/\b\w+Props\b/g) ?? []));
  // Aliases of what an element takes.
  expect([...shared].filter((name) => !titles.has(name)).toSorted()).toEqual(['PassedLinkProps', 'StyledElementProps']);
});

test('props.md says of every prop what it means', () => {
  const rows = text.match(/^\| `.*/gm) ?? [];
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter((row) => !/^\| `\w+\??` \| `[^`]+` \| .*\w.* \|$/.test(row))).toEqual([]);
});

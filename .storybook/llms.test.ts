import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokenValues } from './theme.ts';
import { writeLlmsText } from './llms.ts';
import { readRules } from '../packages/ui/src/tokens/designTokens.ts';

const SOURCES = join(import.meta.dirname, '../packages/ui/src');
const text = writeLlmsText();
const lines = text.split('\n').filter((line) => line.includes('`import { '));

it('names every screen with its import and its page', () => {
  const screens = readdirSync(join(SOURCES, 'screens')).filter((name) => name.endsWith('Screen'));
  for (const name of screens) {
    expect(text).toContain(`[${name}](?path=/docs/screens-${name.toLowerCase()}--docs)`);
    expect(text).toContain(`\`import { ${name} } from '@etherpilot/ui/screens/${name}';\``);
  }
});

it('says of every component what it is', () => {
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter((line) => !/: \S.*\. `import/.test(line))).toEqual([]);
});

it("gives Storybook's own pages the colors of the tokens", () => {
  const rules = readRules(readFileSync(join(SOURCES, 'tokens/tokens.css'), 'utf8')).filter(({ media }) => media === '');
  const dark = new Map(rules.filter(({ selector }) => selector.includes(':root')).flatMap(({ values }) => [...values]));
  const light = rules.filter(({ selector }) => selector.includes('"light"')).flatMap(({ values }) => [...values]);
  const themes = { dark, light: new Map([...dark, ...light]) };
  const getValue = (values: ReadonlyMap<string, string>, name: string): string => {
    const value = values.get(name) ?? '';
    const reference = /^var\((.+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : getValue(values, reference);
  };
  for (const theme of ['dark', 'light'] as const) {
    const declared = Object.keys(tokenValues[theme]).map((name) => [name, getValue(themes[theme], `--ep-${name}`)]);
    expect(tokenValues[theme]).toEqual(Object.fromEntries(declared));
  }
});

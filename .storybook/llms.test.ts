import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokenValues } from './theme.ts';
import { writeLlmsText } from './llms.ts';
import { onlyExported } from './manifest.ts';
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

it('leaves in the manifest what is exported, with its own entry point', () => {
  const components = {
    a: { name: 'BotCard', import: "import { BotCard } from '@etherpilot/ui';" },
    b: { name: 'ChartHead', import: "import { ChartHead } from '@etherpilot/ui';" },
  };
  const given = { components: { v: 0, components } };
  expect(onlyExported(given)).toEqual({
    components: {
      v: 0,
      components: { a: { name: 'BotCard', import: "import { BotCard } from '@etherpilot/ui/components';" } },
    },
  });
});

it("gives Storybook's own pages the colors of the tokens", () => {
  const rules = readRules(readFileSync(join(SOURCES, 'tokens/tokens.css'), 'utf8')).filter(({ media }) => media === '');
  const dark = new Map(rules.filter(({ selector }) => selector.includes(':root')).flatMap(({ values }) => [...values]));
  const light = rules.filter(({ selector }) => selector.includes('"light"')).flatMap(({ values }) => [...values]);
  const themes = { dark, light: new Map([...dark, ...light]) };
  const readValue = (values: ReadonlyMap<string, string>, name: string): string => {
    const value = values.get(name) ?? '';
    const reference = /^var\((.+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : readValue(values, reference);
  };
  for (const theme of ['dark', 'light'] as const) {
    const declared = Object.keys(tokenValues[theme]).map((name) => [name, readValue(themes[theme], `--ep-${name}`)]);
    expect(tokenValues[theme]).toEqual(Object.fromEntries(declared));
  }
});

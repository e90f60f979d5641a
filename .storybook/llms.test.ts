import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokenValues } from './theme.ts';
import { findExample, writeLlmsText } from './llms.ts';
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
  const pages = lines.flatMap((line) => /\?path=\/docs\/([^)]*)--docs/.exec(line)?.[1] ?? []);
  expect(pages.filter((page) => !/^(?:screens|components|charts|primitives)-/.test(page))).toEqual([]);
});

it('names an example for every component', () => {
  expect(lines.filter((line) => !/\[Example\]\(examples\/\w+\.tsx\)$/.test(line))).toEqual([]);
  expect(findExample('Avatar')?.[0]).toBe('Card.tsx');
});

it('leaves in the manifest what is exported, with its written example as the only code', () => {
  const stories = ['Ready', 'Locked'].map((name) => ({ id: name, name, description: `${name}.`, snippet: 'fn()' }));
  const storybooksOwn = "import { BotCard } from '@etherpilot/ui';";
  const components = {
    'components-botcard': { name: 'BotCard', import: storybooksOwn, stories },
    'components-botcard-in-a-list': { name: 'BotCard', import: storybooksOwn, stories },
    'internals-charthead': { name: 'ChartHead', import: storybooksOwn, stories },
  };
  const snippet = readFileSync(join(SOURCES, '../examples/BotCard.tsx'), 'utf8');
  const [ready, locked] = stories.map(({ id, name, description }) => ({ id, name, description }));
  expect(onlyExported({ components: { v: 0, components } })).toEqual({
    components: {
      v: 0,
      components: {
        'components-botcard': { name: 'BotCard', stories: [{ ...ready, snippet }, locked] },
        'components-botcard-in-a-list': { name: 'BotCard', stories: [ready, locked] },
      },
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

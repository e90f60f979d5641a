import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listTokens, readRules, toDesignTokens } from './designTokens.js';
import { tokenNames } from './tokenNames.js';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Token = { readonly $value: unknown; readonly $extensions?: Readonly<Record<string, string>> };

/** The tokens of the groups, by their path, such as `dark.color.line`. */
function flatten(tokens: ReturnType<typeof toDesignTokens>): Map<string, Token> {
  return new Map(
    Object.entries(tokens).flatMap(([theme, group]) =>
      Object.entries(group).flatMap(([type, { $type, ...members }]) => {
        expect($type).toBe(type);
        return Object.entries(members).map(
          ([name, token]) => [`${theme}.${type}.${name}`, token as unknown as Token] as const,
        );
      }),
    ),
  );
}

test('the names are those of tokens.css', async () => {
  const text = [
    '/** The custom properties of `tokens.css`. Written by `pnpm vitest run designTokens -u`. */',
    'export const tokenNames = [',
    ...listTokens(css).map((name) => `  '${name}',`),
    '] as const;',
    '',
    '/** The name of a token as CSS knows it. */',
    'export type TokenName = (typeof tokenNames)[number];',
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('tokenNames.ts');
});

describe('the tokens as data', () => {
  const tokens = flatten(toDesignTokens(css));
  const follow = (token: Token | undefined): unknown => {
    const target = typeof token?.$value === 'string' ? /^\{(.+)\}$/.exec(token.$value)?.[1] : undefined;
    return target === undefined ? token?.$value : follow(tokens.get(target));
  };

  test('hold every name of tokens.css but that of the colour scheme', () => {
    const names = new Set([...tokens.keys()].map((path) => `--ep-${path.split('.').at(-1)}`));
    expect([...names, '--ep-color-scheme'].toSorted()).toEqual([...tokenNames].toSorted());
  });

  test.each(['light', 'more-contrast', 'light-more-contrast'])('have the same names in dark and %s', (theme) => {
    const namesIn = (group: string) =>
      [...tokens.keys()].filter((path) => path.startsWith(`${group}.`)).map((path) => path.slice(group.length));
    expect(namesIn('dark').length).toBeGreaterThan(30);
    expect(namesIn(theme).toSorted()).toEqual(namesIn('dark').toSorted());
  });

  test('refer only to tokens that exist', () => {
    const references = [...JSON.stringify([...tokens]).matchAll(/"\{([^}"]+)\}"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(40);
    expect(references.filter((path) => !tokens.has(path))).toEqual([]);
  });

  test.each([
    ['dark.color.surface-card', '#171613'],
    ['light.color.surface-card', '#ffffff'],
    ['more-contrast.color.surface-card', '#11100e'],
    ['light-more-contrast.color.surface-card', '#f6f5f1'],
    ['light-more-contrast.color.surface-well', '#ffffff'],
    ['base.color.qr-paper', '#ffffff'],
  ])('%s is %s', (path, hex) => expect(follow(tokens.get(path))).toMatchObject({ colorSpace: 'srgb', hex }));

  test.each([
    ['base.dimension.s4', { value: 1, unit: 'rem' }],
    ['base.dimension.size-hero', { value: 4, unit: 'rem' }],
    ['base.duration.base', { value: 160, unit: 'ms' }],
    ['base.cubicBezier.ease', [0.2, 0, 0, 1]],
    ['base.fontWeight.weight-strong', 600],
    ['base.fontFamily.font-mono', ['Geist Mono', 'ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace']],
    ['base.number.track-hero', -0.028],
  ])('%s is %o', (path, value) => expect(follow(tokens.get(path))).toEqual(value));

  test('a shadow takes its colour from a theme', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    expect(tokens.get('light.shadow.shadow-overlay')?.$value).toMatchObject([
      { color: '{light.color.line}', spread: px(1) },
      { color: { alpha: 0.32 }, offsetY: px(24), spread: px(-16) },
      { blur: px(12) },
    ]);
  });

  test('a value of no known type is an error that names the token', () => {
    expect(() => toDesignTokens(':root { --ep-odd: 3 / 4; }')).toThrow('--ep-odd: 3 / 4');
  });
});

test('rules are read with their media query, without comments', () => {
  const rules = readRules(
    '@layer x; /* :root { --ep-a: 0; } */ :root { --ep-a: 1px; }\n@media (x) { :root { --ep-a: 2px } }',
  );
  expect(rules).toEqual([
    { media: '', selector: ':root', values: new Map([['--ep-a', '1px']]) },
    { media: '(x)', selector: ':root', values: new Map([['--ep-a', '2px']]) },
  ]);
});

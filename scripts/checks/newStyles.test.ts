import { describe, expect, test } from 'vitest';
import { isStory, isTest, readSources } from '@etherpilot/testkit/sources';
import { extras, findNewStyles, stylesIn } from './newStyles.ts';

describe('a style', () => {
  test.each([
    ['field-sizing', 'textarea { field-sizing: content; }'],
    ['text-wrap: pretty', 'p { text-wrap: pretty; }'],
    ['contrast-color()', 'p { color: contrast-color(red); }'],
    ['@starting-style', '@starting-style { p { opacity: 0; } }'],
    ['@container style()', '@container style(--wide: 1) { p { color: red; } }'],
    [':open', '.row { &:hover { color: red; } &:open { color: blue; } }'],
  ])('that is too new is found: %s', (name, sheet) => {
    expect(findNewStyles(sheet)).toContain(name);
  });

  test.each([
    '@media (width < 40rem) and (prefers-reduced-motion: reduce) { p { inset: 0; gap: 1rem; } }',
    '@container ep-column (width >= 704px) { p { width: min(100%, 40cqi); height: 100dvh; } }',
    'p:has(> a:focus-visible) { color: color-mix(in oklch, red 20%, var(--field-sizing)); }',
    '@layer base { p { --field-sizing: content; background: url(field-sizing:content;x) } }',
    '/* field-sizing: content; */ p::before { content: "field-sizing: content;"; }',
    '@supports (field-sizing: content) { p { field-sizing: content; & b { field-sizing: content; } } }',
  ])('is not found in %s', (sheet) => {
    expect(findNewStyles(sheet)).toEqual([]);
  });

  test('is read from every template of styled-components', () => {
    const source =
      'const a = styled.p<Props>`color: ${red};`; const b = styled(A)`margin: 0;`; const c = css`gap: 0;`;';
    expect(stylesIn(source).split('\n')).toEqual(['color: filled;', 'margin: 0;', 'gap: 0;']);
  });
});

test('no style uses what the oldest supported browsers lack, unless it can do without', () => {
  const shipped = readSources(['packages/ui/src', 'apps/web/src']).filter(
    (source) => !isTest(source) && !isStory(source),
  );
  const sheets = [
    ...shipped.map(({ path, text }) => ({ path, text: stylesIn(text) })),
    ...readSources(['packages/ui/src/tokens'], /\.css$/),
  ];
  expect(sheets.filter(({ text }) => text !== '').length).toBeGreaterThan(80);
  const isExtra = (name: string) => Object.hasOwn(extras, name) || Object.hasOwn(extras, name.split(':', 1)[0] ?? '');
  const found = sheets.flatMap(({ path, text }) => findNewStyles(text).map((name) => ({ path, name })));
  expect(found.filter(({ name }) => !isExtra(name))).toEqual([]);
  // None is listed for nothing.
  const used = new Set(found.flatMap(({ name }) => [name, name.split(':', 1)[0]]));
  expect(Object.keys(extras).filter((name) => !used.has(name))).toEqual([]);
});

test('what is selected by a click is so in Safari, too', () => {
  const own = readSources(['packages/ui/src', 'apps/web/src'], /\.styles\.ts$/);
  const selecting = own.filter(({ text }) => /(?<!-)\buser-select:/.test(text));
  expect(selecting.length).toBeGreaterThan(0);
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
  const unequal = selecting.filter(
    ({ text }) => count(text, /-webkit-user-select:/g) !== count(text, /(?<!-)\buser-select:/g),
  );
  expect(unequal.map(({ path }) => path)).toEqual([]);
});

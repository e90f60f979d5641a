import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrast, readablePairs, visiblePairs } from './contrast.js';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Tokens = ReadonlyMap<string, string>;

/** The declarations of one block; the later of two wins. */
function declared(block: string): [name: string, value: string][] {
  return [...block.matchAll(/(--ep-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]);
}

/** The block of the selector, without nested or following blocks. */
function readBlock(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`);
  return css.slice(start, css.indexOf('}', start)).replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

const dark: Tokens = new Map(declared(readBlock(':where(:root, :host, [data-theme])')));
const light: Tokens = new Map([...dark, ...declared(readBlock(':where([data-theme="light"])'))]);
const more: Tokens = new Map([
  ...dark,
  ...declared(
    readBlock('@media (prefers-contrast: more) {\n  :where(:root, :host, [data-theme])').split('{').at(-1) ?? '',
  ),
]);

const lightMore: Tokens = new Map([
  ...light,
  ...declared(readBlock('@media (prefers-contrast: more) {\n  :where([data-theme="light"])').split('{').at(-1) ?? ''),
]);

function readHex(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css does not declare ${name}`);
  const reference = /^var\((--ep-[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : readHex(tokens, reference);
}

function contrast(tokens: Tokens, front: string, back: string): number {
  return getContrast(readHex(tokens, `--ep-${front}`), readHex(tokens, `--ep-${back}`));
}

describe.each([
  ['dark', dark],
  ['light', light],
  ['more contrast', more],
  ['light, more contrast', lightMore],
] as const)('the %s theme', (_, tokens) => {
  const tooClose = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .filter(([front, back]) => contrast(tokens, front, back) < least)
      .map(([front, back]) => `${front} on ${back}`);

  it('keeps every text readable on every surface it is used on', () =>
    expect(tooClose(readablePairs, 4.5)).toEqual([]));

  it('keeps every edge, tick and ring that carries meaning visible', () =>
    expect(tooClose(visiblePairs, 3)).toEqual([]));
});

it.each([
  ['dark', more],
  ['light', lightMore],
] as const)('with more contrast, secondary and faint texts are as readable as running ones: %s', (_, tokens) => {
  const tooFaint = readablePairs
    .filter(([front]) => front === 'text-soft' || front === 'text-faint')
    .map(([front, back]) => `${front} on ${back}: ${contrast(tokens, front, back).toFixed(2)}`)
    .filter((line) => Number(line.split(': ')[1]) < 7);
  expect(tooFaint).toEqual([]);
});

it.each([
  ['@media (prefers-color-scheme: light) {', ':where([data-theme="light"])'],
  [
    '@media (prefers-color-scheme: light) and (prefers-contrast: more) {',
    '@media (prefers-contrast: more) {\n  :where([data-theme="light"])',
  ],
])('a device that prefers light gets the values of the light theme: %s', (media, lightBlock) => {
  const system = declared(readBlock(`${media}\n  :where([data-theme="system"])`));
  expect(system.length).toBeGreaterThan(5);
  expect(system).toEqual(declared(readBlock(lightBlock)));
});

it('gives the theme with more contrast what a device gets that asks for more', () => {
  const chosen = declared(readBlock(':where([data-theme="contrast"])'));
  const asked = declared(
    readBlock('@media (prefers-contrast: more) {\n  :where(:root, :host, [data-theme])').split('{').at(-1) ?? '',
  );
  expect(chosen.length).toBeGreaterThan(5);
  expect(chosen).toEqual(asked);
});

it.each([
  ['dark', dark],
  ['light', light],
])('both candles are visible on the plot of the %s theme', (_, tokens) => {
  expect(contrast(tokens, 'candle-up', 'surface-well')).toBeGreaterThanOrEqual(2.99);
  expect(contrast(tokens, 'candle-down', 'surface-well')).toBeGreaterThanOrEqual(3);
});

it('matches the ratios of WCAG', () => {
  const tokens = new Map([
    ['--ep-a', '#fff'],
    ['--ep-b', '#767676'],
  ]);
  expect(contrast(tokens, 'a', 'b')).toBeCloseTo(4.54, 2);
  expect(contrast(dark, 'text-faint', 'surface-card')).toBeCloseTo(6.8, 1);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../tokens/tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The declarations of one block of the tokens, on top of those of another. */
function readTokens(selector: string, base?: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const declared = block.slice(0, block.indexOf('}')).matchAll(/(--ep-[\w-]+):\s*([^;]+);/g);
  return new Map([...(base ?? []), ...[...declared].map(([, name = '', value = '']) => [name, value.trim()] as const)]);
}

const dark = readTokens(':where(:root, :host, [data-theme])');
const light = readTokens(':where([data-theme="light"])', dark);

function getValue(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\((--ep-[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : getValue(tokens, reference);
}

/** Relative luminance of a hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  expect(hex).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/i);
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [red = NaN, green = NaN, blue = NaN] = (full.slice(1).match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: ReadonlyMap<string, string>, front: string, back: string): number {
  const [a, b] = [luminance(getValue(tokens, `--ep-${front}`)), luminance(getValue(tokens, `--ep-${back}`))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it(
  'height and candle colours are the fixed ones, in every theme',
  { tags: ['CHART-04', 'CHART-05', 'CHART-06'] },
  () => {
    const names = ['--ep-chart-height', '--ep-candle-up', '--ep-candle-down'];
    for (const tokens of [dark, light]) {
      expect(names.map((name) => getValue(tokens, name))).toEqual(['500px', '#26a69a', '#ef5350']);
    }
    expect(css.match(/--ep-(candle-(up|down)|chart-height):/g)).toHaveLength(3);
  },
);

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('in the %s theme', (_, tokens) => {
  it.each([
    ['chart-axis', 'surface-well'],
    ['text-strong', 'surface-well'],
    ['text-faint', 'surface-well'],
    ['text-soft', 'surface-well'],
    ['warning', 'surface-well'],
    ['text-on-accent', 'accent'],
  ])('text in %s is readable on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['candle-down', 'tick', 'chart-crosshair'])('%s is visible on the plot', (front) => {
    expect(contrast(tokens, front, 'surface-well')).toBeGreaterThanOrEqual(3);
  });

  it('the labels of the crosshair and of a stale price are readable on their flags', () => {
    expect(contrast(tokens, 'chart-label', 'surface-pressed')).toBeGreaterThanOrEqual(4.5);
  });
});

it(
  'the fixed teal is visible on the dark plot, and has its best contrast on the light one, which is white',
  { tags: ['CHART-05'] },
  () => {
    expect(contrast(dark, 'candle-up', 'surface-well')).toBeGreaterThanOrEqual(3);
    expect(getValue(light, '--ep-surface-well')).toBe('#fff');
    expect(contrast(light, 'candle-up', 'surface-well')).toBeGreaterThan(2.99);
  },
);

import { expect, it } from 'vitest';
import { isStory, isTest, readSources } from '@etherpilot/testkit/sources';

// Specified constants inside a screen or a style, where no test can import them.
const product = readSources(['packages/ui/src', 'apps/web/src']).filter(
  (source) => !isTest(source) && !isStory(source) && !source.path.includes('/fixtures/'),
);

/** What the first group of a pattern matches in the product, with the file; comments are skipped. */
function found(pattern: RegExp): string[] {
  return product.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
    return [...code.matchAll(pattern)].map(([, hit]) => `${path}: ${hit}`);
  });
}

it('every style uses 768 px as the limit of narrow windows', { tags: ['CONST-02'] }, () => {
  // In em, as all breakpoints: 16 px each, or more with a larger browser font.
  const near = found(/@media[^{]*\((m(?:in|ax)-width: ?(?:4[4-9]|5[0-4])(?:\.\d+)?em)\)/g);
  expect(near.filter((hit) => !/min-width: 48em$|max-width: 47\.9375em$/.test(hit))).toEqual([]);
  const shell = 'packages/ui/src/components/AppShell';
  expect(near).toEqual(
    expect.arrayContaining([
      `${shell}/Sidebar.styles.ts: min-width: 48em`,
      `${shell}/BottomBar.styles.ts: min-width: 48em`,
    ]),
  );
  expect(found(/@media[^{]*(width: ?\d+px)/g)).toEqual([]);
});

it('only what belongs to the window asks for its width', () => {
  const asks = found(/@media[^{]*\b(width)\b/g).map((hit) => hit.split(': ')[0]?.replace(/^.*\//, '') ?? '');
  expect([...new Set(asks)].toSorted()).toEqual([
    'AppShell.styles.ts',
    'BotConfigDialog.styles.ts',
    'BottomBar.styles.ts',
    'ConnectionStrip.styles.ts',
    'DepositInfoDialog.styles.ts',
    'Dialog.styles.ts',
    'FiguresDialog.styles.ts',
    'Money.tsx',
    'Sidebar.styles.ts',
    'ToastRegion.styles.ts',
  ]);
  expect(found(/((?:inner|outer)Width|matchMedia\([^)]*width|screen\.(?:avail)?[wW]idth)/g)).toEqual([]);
  // One name: a component of a screen finds its column whatever is between them.
  expect(found(/@container (?!ep-column|\()(\S+)/g)).toEqual([]);
});

it('the chart is 500 px high', { tags: ['CONST-12'] }, () => {
  const tokens = readSources(['packages/ui/src/tokens'], /\/tokens\.css$/).map(({ text }) => text);
  expect(tokens.flatMap((css) => css.match(/--ep-chart-height: *[^;]*/g))).toEqual(['--ep-chart-height: 500px']);
});

it('the displayed version is 1.0.0', { tags: ['CONST-13'] }, () => {
  const places = found(/APP_VERSION = '(.*?)'/g);
  expect(places.map((place) => place.split(': ')[1])).toEqual(['1.0.0']);
});

it('users and profit of the samples are defined once', { tags: ['CONST-14'] }, () => {
  const file = 'packages/ui/src/samples/sampleStatistics.ts';
  expect(found(/\b(12[_,]?847|284[_,]?739\.25)\b/g)).toEqual([`${file}: 12_847`, `${file}: 284739.25`]);
});

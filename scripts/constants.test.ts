import { expect, it } from 'vitest';
import { isStory, isTest, sourcesOf } from './sources.ts';

// Constants of the specification (section 9) that a screen or a style holds in itself, where no test can import them.
const product = sourcesOf(['packages/ui/src', 'apps/web/src']).filter(
  (source) => !isTest(source) && !isStory(source) && !source.path.includes('/fixtures/'),
);

/** What a pattern's first group finds in the product, with the file it stands in; comments left out. */
function found(pattern: RegExp): string[] {
  return product.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
    return [...code.matchAll(pattern)].map(([, hit]) => `${path}: ${hit}`);
  });
}

it('768 px is where a narrow window ends, for every style', { tags: ['CONST-02'] }, () => {
  // In em, as all breakpoints: 16 px each, and more for who has asked the browser for larger type.
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

it('the chart is 500 px high', { tags: ['CONST-12'] }, () => {
  const tokens = sourcesOf(['packages/ui/src/tokens'], /\/tokens\.css$/).map(({ text }) => text);
  expect(tokens.flatMap((css) => css.match(/--ep-chart-height: *[^;]*/g))).toEqual(['--ep-chart-height: 500px']);
});

it('the version that is shown is 1.0.0', { tags: ['CONST-13'] }, () => {
  const places = found(/APP_VERSION = '(.*?)'/g);
  expect(places.map((place) => place.split(': ')[1])).toEqual(['1.0.0']);
});

it('users and profit of the samples are written down once', { tags: ['CONST-14'] }, () => {
  const file = 'packages/ui/src/model/Statistics.ts';
  expect(found(/\b(12[_,]?847|284[_,]?739\.25)\b/g)).toEqual([`${file}: 12_847`, `${file}: 284739.25`]);
});

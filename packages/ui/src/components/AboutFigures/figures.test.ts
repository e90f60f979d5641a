import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { provenances } from '../../model/Provenance.js';
import { figures, type NonLiveFigure } from './figures.js';

const src = new URL('../../', import.meta.url);
const catalogue: readonly NonLiveFigure[] = Object.values(figures);

/** Code that only draws a badge passed to it, or is this list itself. */
const machinery = ['components/ProvenanceBadge', 'components/AboutFigures'];

/** Draws a badge, accepts a value with provenance, or creates a sample or a derived figure. */
const mark =
  /<ProvenanceBadge\b|\b(?:Sourced|Supplied)<|\b(?:Testimonials|Statistics|PriceHistory)\b|\b(?:sample|derived)\(/;
const literal = /provenance[=:]\s*["']([a-z]+)["']|\b(sample|derived)\(/g;

/** The sources of each folder of components and screens, without comments, tests and stories. */
const places = new Map(
  ['components', 'screens'].flatMap((layer) =>
    readdirSync(new URL(`${layer}/`, src), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => relative(fileURLToPath(src), join(parentPath, name)).replaceAll('\\', '/'))
      .map((folder) => [folder, textOf(`${folder}/`)] as const),
  ),
);

function textOf(folder: string): string {
  return readdirSync(new URL(folder, src))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|messages)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(folder + file, src), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .join('\n');
}

const shows = (text: string) => mark.test(text);

describe('the catalogue of figures that are not live', { tags: ['H-30'] }, () => {
  it('names every place that shows such a figure, and no other', { tags: ['H-30'] }, () => {
    const showing = [...places].filter(([place, text]) => shows(text) && !machinery.includes(place));
    const named = new Set(catalogue.flatMap(({ shownBy }) => shownBy));
    expect([...named].toSorted()).toEqual(showing.map(([place]) => place).toSorted());
  });

  it('covers every provenance except live', { tags: ['H-30'] }, () => {
    const listed = new Set(catalogue.map(({ provenance }) => provenance));
    expect([...listed].toSorted()).toEqual(provenances.filter((one) => one !== 'live').toSorted());
  });

  it('lists a place under each provenance it uses', { tags: ['H-30', 'H-01'] }, () => {
    const missing = [...places]
      .filter(([place, text]) => shows(text) && !machinery.includes(place))
      .flatMap(([place, text]) =>
        [...text.matchAll(literal)].map(([, given, made]) => ({ place, provenance: given ?? made })),
      )
      .filter(({ provenance }) => provenance !== 'live')
      .filter(
        ({ place, provenance }) =>
          !catalogue.some((figure) => figure.provenance === provenance && figure.shownBy.includes(place)),
      );
    expect(missing).toEqual([]);
  });

  it('names every sample bundled with this software, each listed once', { tags: ['CONST-14', 'H-30'] }, () => {
    const texts = ['model/', 'samples/'].map(textOf);
    const samples = texts.flatMap((text) =>
      [...text.matchAll(/export const (\w+)\b[^=]*= sample\(/g)].map(([, name]) => name),
    );
    const named = catalogue.flatMap(({ from = [] }) => from);
    expect(samples.filter((name) => !named.includes(String(name)))).toEqual([]);
    for (const name of named) expect(texts.join('\n')).toContain(`export const ${name}`);
    const everything = [...texts, ...places.values()].join('\n');
    expect(everything.match(/12[_,]?847/g)).toHaveLength(1);
    expect(everything.match(/284,?739\.25/g)).toHaveLength(1);
  });

  it.each([
    ['a badge', '<ProvenanceBadge provenance="sample" />'],
    ['a carrier', 'readonly balance: Sourced<Decimal>;'],
    ['operator content', 'readonly team: Supplied<Three<TeamMember>>;'],
    ['candles', 'readonly history: PriceHistory;'],
    ['a sample', 'const figure = sample(3);'],
    ['a derived figure', 'const figure = derived(3);'],
  ])('%s is shown', (_, text) => {
    expect(shows(text)).toBe(true);
    expect(shows('readonly balance: Decimal; <Tag>Saved</Tag>')).toBe(false);
  });
});

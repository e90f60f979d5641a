import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCharacters } from './readCharacters.js';

const source = new URL('..', import.meta.url);
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** What a face of `fonts.css` is asked for, and has a glyph for. */
function charactersOf(family: string): ReadonlySet<number> {
  const faces = css.split('@font-face').filter((face) => face.includes(`font-family: "${family}";`));
  return new Set(
    faces.flatMap((face) => {
      const [, file = ''] = /url\("([^"]+)"\)/.exec(face) ?? [];
      const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
        ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
      );
      const isAskedFor = (code: number) =>
        ranges.length === 0 || ranges.some(([from, to]) => code >= from && code <= to);
      return [...readCharacters(readFileSync(new URL(file, new URL('fonts.css', import.meta.url))))].filter(isAskedFor);
    }),
  );
}

/** Characters that are told from ASCII, in the texts of the product and in what its formats write. */
function charactersOfTexts(): ReadonlySet<string> {
  const files = globSync(['**/*.messages.ts', 'messages/*.ts', 'format/*.ts', 'samples/*.ts', '**/*.tsx'], {
    cwd: fileURLToPath(source),
  }).filter((file) => !/\.(test|stories)\.|fixtures/.test(file));
  const texts = files.map((file) =>
    readFileSync(new URL(file, source), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
  );
  return new Set(texts.join('').match(/[^\0-\u007e]/gu));
}

it('every character of the texts has a glyph in a typeface that ships', () => {
  const known = charactersOf('Instrument Sans');
  expect(known.has('A'.charCodeAt(0))).toBe(true);
  const missing = [...charactersOfTexts()].filter((character) => !known.has(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

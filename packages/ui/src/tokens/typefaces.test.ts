import { brotliDecompressSync } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The names of tables that WOFF2 writes as a number; the first 63 of the specification begin with these. */
const CMAP = 0;
const [GLYF, LOCA] = [10, 11];
const HEADER = 48;
const WITH_NAME = 63;

/** The characters that a WOFF2 typeface has a glyph for. Its `cmap` must have a table of format 4 or 12. */
function readCharacters(file: Uint8Array): ReadonlySet<number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = HEADER;
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [offset, start, length] = [0, -1, 0];
  for (let left = view.getUint16(12); left > 0; left -= 1) {
    const flags = view.getUint8(at);
    at += 1;
    const table = flags & 63;
    if (table === WITH_NAME) at += 4;
    const original = readLength();
    const isGlyphs = table === GLYF || table === LOCA;
    // The version of a table says whether it is written in another form, which has a length of its own.
    const isTransformed = isGlyphs ? flags >> 6 === 0 : flags >> 6 !== 0;
    const stored = isTransformed ? readLength() : original;
    if (table === CMAP) [start, length] = [offset, stored];
    offset += stored;
  }
  if (start < 0) throw new Error('The typeface has no cmap.');
  const tables = brotliDecompressSync(file.subarray(at, at + view.getUint32(20)));
  return readCmap(new DataView(tables.buffer, tables.byteOffset + start, length));
}

function readCmap(cmap: DataView): ReadonlySet<number> {
  const found = new Set<number>();
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  for (const at of tables) {
    const format = cmap.getUint16(at);
    if (format === 12) {
      for (let group = at + 16; group < at + 16 + cmap.getUint32(at + 12) * 12; group += 12) {
        for (let code = cmap.getUint32(group); code <= cmap.getUint32(group + 4); code += 1) found.add(code);
      }
    }
    if (format === 4) {
      const size = cmap.getUint16(at + 6);
      for (let segment = 0; segment < size; segment += 2) {
        const [last, first] = [cmap.getUint16(at + 14 + segment), cmap.getUint16(at + 16 + size + segment)];
        for (let code = first; code <= last && code < 0xff_ff; code += 1) found.add(code);
      }
    }
  }
  return found;
}

const source = new URL('..', import.meta.url);
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** What a face of `fonts.css` is asked for, and has a glyph for. */
function getCharacters(family: string): ReadonlySet<number> {
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
  const known = getCharacters('Instrument Sans');
  expect(known.has('A'.charCodeAt(0))).toBe(true);
  const missing = [...charactersOfTexts()].filter((character) => !known.has(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

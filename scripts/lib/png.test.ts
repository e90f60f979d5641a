import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPng, writePng } from './png.ts';

const picture = (width: number, height: number, colorAt: (at: number) => number) => ({
  width,
  height,
  colors: Uint32Array.from({ length: width * height }, (_, at) => colorAt(at)),
});

test.each([
  ['a few colours, in a palette', picture(7, 5, (at) => [0x11100e, 0x8fc0fb, 0xffffff][at % 3] ?? 0), 3],
  ['more than a palette holds', picture(30, 20, (at) => at * 7919), 2],
])('a picture of %s is read as it was written', (_, pixels, type) => {
  const png = writePng(pixels);
  expect(png[25]).toBe(type);
  expect(readPng(png)).toEqual(pixels);
});

/** A PNG of RGB whose rows are written with one filter each, like those of browsers. */
function filtered(rows: readonly (readonly number[])[]): Buffer {
  const plain = writePng(picture(3, rows.length, (at) => at * 65_793 * 97));
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.from(plain.subarray(16, 29));
  head[9] = 2;
  return Buffer.concat([
    plain.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('every filter of PNG is undone', () => {
  const pixels = readPng(
    filtered([
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
      [1, 10, 20, 30, 1, 1, 1, 1, 1, 1],
      [2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [3, 10, 10, 10, 10, 10, 10, 10, 10, 10],
      [4, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]),
  );
  const rows = [...pixels.colors].map((color) => color.toString(16).padStart(6, '0'));
  expect([0, 3, 6, 9, 12].map((at) => rows.slice(at, at + 3).join(' '))).toEqual([
    '0a141e 28323c 46505a',
    '0a141e 0b151f 0c1620',
    '0b151f 0c1620 0d1721',
    '0f1419 171f26 1c252d',
    '10161c 1b242c 232d36',
  ]);
});

test('an image of another kind is refused', () => {
  const png = writePng(picture(2, 2, () => 0));
  png[24] = 16;
  expect(() => readPng(png)).toThrow('another kind');
});

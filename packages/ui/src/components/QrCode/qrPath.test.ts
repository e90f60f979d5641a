import * as fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawQr } from './qrPath.js';

/** Paints the path back onto a grid of modules. */
function paint(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map((run) => run[0]).join('')).toBe(path);
  for (const [, x, y, right, left] of runs) {
    expect(left).toBe(right);
    for (let step = 0; step < Number(right); step += 1) {
      const row = grid[Number(y)] ?? [];
      expect(row[Number(x) + step]).toBe(false);
      row[Number(x) + step] = true;
    }
  }
  return grid;
}

describe('a QR code', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  ])("has exactly the encoder's modules for %s", { tags: ['DEP-25'] }, (address) => {
    const drawing = drawQr(address);
    const expected = encode(address, { ecc: 'M', border: 0 });
    expect(drawing?.size).toBe(expected.size);
    expect(paint(drawing?.path ?? '', expected.size)).toEqual(expected.data);
  });

  it("has exactly the encoder's modules for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const expected = encode(text, { ecc: 'M', border: 0 });
        expect(paint(drawQr(text)?.path ?? '', expected.size)).toEqual(expected.data);
      }),
      { numRuns: 30 },
    );
  });

  it('is omitted for a text that no camera could read', () => {
    expect(drawQr('x'.repeat(512))).toBeDefined();
    expect(drawQr('x'.repeat(513))).toBeUndefined();
    expect(drawQr('€'.repeat(512))).toBeDefined();
  });
});

import { expect, test } from 'vitest';
import type { Pixels } from '../lib/png.ts';
import { comparePixels } from './visualCompare.ts';

const flat = (width: number, height: number, color: number): Pixels => ({
  width,
  height,
  colors: new Uint32Array(width * height).fill(color),
});

test('equal pictures have no difference', () => {
  expect(comparePixels(flat(4, 3, 0x171613), flat(4, 3, 0x171613))).toBeUndefined();
});

test('one pixel that is one shade lighter is found, and drawn in red', () => {
  const after = flat(4, 3, 0x171613);
  after.colors[5] = 0x171614;
  const difference = comparePixels(flat(4, 3, 0x171613), after);
  expect(difference?.count).toBe(1);
  expect([...(difference?.pixels.colors ?? [])].indexOf(0xff2d55)).toBe(5);
});

test('a picture that has grown differs in the part that is new', () => {
  const difference = comparePixels(flat(4, 3, 0), flat(5, 3, 0));
  expect(difference?.count).toBe(3);
  expect(difference?.pixels.width).toBe(5);
});

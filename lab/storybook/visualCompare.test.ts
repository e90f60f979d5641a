import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './visualCompare.ts';

/** A picture of one color, or of another one at one pixel (0 to 255 each: red, green, blue). */
function draw(width: number, height: number, color: readonly number[], at = -1, other: readonly number[] = color) {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++)
    picture.data.set([...(pixel === at ? other : color), 255], pixel * 4);
  return PNG.sync.write(picture);
}

test('equal pictures have no difference', () => {
  expect(comparePictures(draw(4, 3, [23, 22, 19]), draw(4, 3, [23, 22, 19]))).toBeUndefined();
});

test('one pixel that is one shade lighter is found, and drawn in red', () => {
  const difference = comparePictures(draw(4, 3, [23, 22, 19]), draw(4, 3, [23, 22, 19], 5, [23, 22, 20]));
  expect(difference?.count).toBe(1);
  const { data } = PNG.sync.read(difference?.picture ?? Buffer.of());
  expect([...data.subarray(5 * 4, 5 * 4 + 3)]).toEqual([255, 0, 0]);
});

test('a picture that has grown differs in the part that is new', () => {
  const difference = comparePictures(draw(4, 3, [0, 0, 0]), draw(5, 3, [0, 0, 0]));
  expect(difference?.count).toBe(3);
  expect(PNG.sync.read(difference?.picture ?? Buffer.of()).width).toBe(5);
});

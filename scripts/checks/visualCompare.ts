import type { Pixels } from '../lib/png.ts';

/** How a picture differs from its baseline. */
export interface Difference {
  /** How many pixels; those beyond the edge of the smaller picture count as well. */
  readonly count: number;
  /** The pixels that differ in red, over a faint picture. */
  readonly pixels: Pixels;
}

const RED = 0xff2d55;

/** Each part of a colour at a quarter of its strength. */
const faint = (color: number) => (color >> 2) & 0x3f3f3f;

/** How a picture differs from its baseline; `undefined` when no pixel does. */
export function comparePixels(before: Pixels, after: Pixels): Difference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const colorOf = (picture: Pixels, x: number, y: number) =>
    x < picture.width && y < picture.height ? picture.colors[y * picture.width + x] : undefined;
  let count = 0;
  const colors = Uint32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const color = colorOf(after, x, y);
    if (color === colorOf(before, x, y)) return faint(color ?? 0);
    count++;
    return RED;
  });
  return count === 0 ? undefined : { count, pixels: { width, height, colors } };
}

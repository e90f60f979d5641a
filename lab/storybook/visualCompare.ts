import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a picture differs from its baseline. */
export interface Difference {
  /** How many pixels; those beyond the edge of the smaller picture count as well. */
  readonly count: number;
  /** The pixels that differ in red, over a faint picture. */
  readonly picture: Buffer;
}

/** How a picture (PNG) differs from its baseline; `undefined` when no pixel does. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const [left, right] = [enlarge(one, width, height), enlarge(other, width, height)];
  const count = pixelmatch(left, right, drawn.data, width, height, { threshold: 0, includeAA: true });
  return count === 0 ? undefined : { count, picture: PNG.sync.write(drawn) };
}

/** The pixels of a picture at the upper left of a larger one, which is transparent. */
function enlarge(picture: PNG, width: number, height: number): Buffer {
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}

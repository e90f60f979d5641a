import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** The pixels of a picture without transparency, row by row: `0xRRGGBB` each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes a pixel by PNG's type of colour: RGB, palette, RGBA. */
const sizes: Partial<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** The neighbour that comes closest to what the other two and the corner between them predict. */
function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - above), Math.abs(estimate - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** What each of PNG's filters has subtracted from a byte. */
const predictors: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Undoes the filters of rows, each of which begins with the number of its own. */
function unfilter(raw: Buffer, stride: number, size: number): Buffer {
  const rows = Math.floor(raw.length / (stride + 1));
  const out = Buffer.alloc(rows * stride);
  for (let row = 0; row < rows; row++) {
    const predict = predictors[raw[row * (stride + 1)] ?? 0];
    if (predict === undefined) throw new Error('not a PNG image: unknown filter');
    for (let at = 0; at < stride; at++) {
      const to = row * stride + at;
      const left = at < size ? 0 : (out[to - size] ?? 0);
      const above = row === 0 ? 0 : (out[to - stride] ?? 0);
      const corner = at < size || row === 0 ? 0 : (out[to - stride - size] ?? 0);
      out[to] = (raw[row * (stride + 1) + at + 1] ?? 0) + predict(left, above, corner);
    }
  }
  return out;
}

/**
 * Reads a PNG image as Chromium and `writePng` write them: 8 bits, not interlaced. Transparency is ignored.
 * @throws Error for any other.
 */
export function readPng(png: Buffer): Pixels {
  const chunks = readChunks(png);
  const part = (name: string) => Buffer.concat(chunks.filter((one) => one.name === name).map(({ data }) => data));
  const head = part('IHDR');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const size = sizes[head[9] ?? 0];
  if (head[8] !== 8 || head[12] !== 0 || size === undefined) throw new Error('a PNG image of another kind');
  const bytes = unfilter(inflateSync(part('IDAT')), width * size, size);
  const palette = part('PLTE');
  const [from, step] = size === 1 ? [palette, 1] : [bytes, size];
  const colors = Uint32Array.from({ length: width * height }, (_, at) =>
    from.readUIntBE(size === 1 ? (bytes[at] ?? 0) * 3 : at * step, 3),
  );
  return { width, height, colors };
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Writes a PNG image, as small as it gets: with a palette for up to 256 colours, and without filters. */
export function writePng({ width, height, colors }: Pixels): Buffer {
  const palette = [...new Set(colors)];
  const isIndexed = palette.length <= 256;
  const indices = new Map(palette.map((color, index) => [color, index]));
  const size = isIndexed ? 1 : 3;
  const stride = width * size + 1;
  const raw = Buffer.alloc(stride * height);
  for (let at = 0; at < colors.length; at++) {
    const to = Math.floor(at / width) * stride + 1 + (at % width) * size;
    const color = colors[at] ?? 0;
    raw.writeUIntBE(isIndexed ? (indices.get(color) ?? 0) : color, to, size);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, isIndexed ? 3 : 2], 8);
  const table = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(isIndexed ? [chunk('PLTE', table)] : []),
    chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

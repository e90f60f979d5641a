import { brotliDecompressSync } from 'node:zlib';

/** The names of tables that WOFF2 writes as a number; the first 63 of the specification begin with these. */
const CMAP = 0;
const [GLYF, LOCA] = [10, 11];
const HEADER = 48;
const WITH_NAME = 63;

/** The characters that a WOFF2 typeface has a glyph for. Its `cmap` must have a table of format 4 or 12. */
export function readCharacters(file: Uint8Array): ReadonlySet<number> {
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

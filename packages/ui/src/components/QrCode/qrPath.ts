import { encode } from 'uqr';

/** No address is longer. A longer code would be too fine for a camera, and beyond 2,331 bytes there is none. */
const LONGEST_TEXT = 512;

export interface QrDrawing {
  /** Modules per side; the unit of the path. */
  readonly size: number;
  /** All dark modules as one SVG path: one box per run, row by row. */
  readonly path: string;
}

/** The QR code of a text (error correction M, no border), or `undefined` when the text is too long. */
export function drawQr(text: string): QrDrawing | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  data.forEach((row, y) => {
    let x = 0;
    while (x < size) {
      const from = x;
      while (x < size && row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
      else x += 1;
    }
  });
  return { size, path };
}

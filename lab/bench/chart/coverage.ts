import type { Candle } from '../../../packages/ui/src/model/Candle.ts';

/** The area of a plot that candles cover (square pixels), rising and falling separately. */
export interface Coverage {
  readonly up: number;
  readonly down: number;
}

/** Red, green, blue, 0–255. */
type Colour = readonly [number, number, number];

/** The assumed share of the plot's height that candles fill, without margins and headroom. */
const FILLED = 0.75;
/** The assumed share of its slot that a candle's body fills. */
const BODY = 0.6;
/** The smallest share of a candle's colour that counts, and the largest distance from a mixture. */
const LEAST_SHARE = 0.2;
const MOST_DISTANCE = 24;

/**
 * The area candles should cover when they fill a plot of this size: a body and a wick each, or, with more candles than
 * pixels, one column per pixel, coloured by its first open and last close. An estimate: charts differ in margins and
 * body width.
 */
export function expectedCoverage(candles: readonly Candle[], width: number, height: number): Coverage {
  const perColumn = Math.max(1, candles.length / width);
  const slot = width / candles.length;
  const bars = perColumn > 1 ? columns(candles, perColumn) : candles;
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { low, high } of candles) [lowest, highest] = [Math.min(lowest, low), Math.max(highest, high)];
  const pixels = (height * FILLED) / (highest - lowest);
  const sums = { up: 0, down: 0 };
  for (const { open, high, low, close } of bars) {
    const body = Math.max(1, Math.abs(open - close) * pixels);
    const wick = Math.max(0, (high - low) * pixels - body);
    const area = perColumn > 1 ? (high - low) * pixels : Math.max(1, slot * BODY) * body + wick;
    sums[close >= open ? 'up' : 'down'] += area;
  }
  return sums;
}

function columns(candles: readonly Candle[], perColumn: number): Candle[] {
  const bars: Candle[] = [];
  for (const [index, candle] of candles.entries()) {
    const column = Math.floor(index / perColumn);
    const { time, open, high, low } = bars[column] ?? candle;
    bars[column] = {
      time,
      open,
      high: Math.max(high, candle.high),
      low: Math.min(low, candle.low),
      close: candle.close,
    };
  }
  return bars;
}

/**
 * The area actually painted in two colours. A pixel at a candle's edge is a mixture of its colour and the background,
 * and counts by its share; anything else (grid, text, axis) does not count.
 * @param pixels Red, green, blue and alpha of one pixel after another; the most common colour is the background.
 */
export function paintedCoverage(
  pixels: ArrayLike<number>,
  colours: Readonly<Record<keyof Coverage, string>>,
): Coverage {
  const background = commonest(pixels);
  const scales = { up: shareOf(background, rgb(colours.up)), down: shareOf(background, rgb(colours.down)) };
  const sums = { up: 0, down: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at);
    if (colour.every((value, channel) => value === background[channel])) continue;
    sums.up += scales.up(colour);
    sums.down += scales.down(colour);
  }
  return sums;
}

/** Whether the painted area is within `factor` of the expected one, in both colours. */
export function isPlausible(painted: Coverage, expected: Coverage, factor: number): boolean {
  return (['up', 'down'] as const).every((kind) => {
    const ratio = painted[kind] / expected[kind];
    return ratio >= 1 / factor && ratio <= factor;
  });
}

function commonest(pixels: ArrayLike<number>): Colour {
  const seen = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = colourAt(pixels, at);
    const key = (red << 16) | (green << 8) | blue;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const [key] = [...seen].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);
  return [key >> 16, (key >> 8) & 255, key & 255];
}

/** How much of `full` a colour contains, 0–1, when it lies between `none` and `full`; otherwise 0. */
function shareOf(none: Colour, full: Colour): (colour: Colour) => number {
  const direction = full.map((value, channel) => value - (none[channel] ?? 0));
  const length = direction.reduce((sum, value) => sum + value * value, 0);
  return (colour) => {
    const from = colour.map((value, channel) => value - (none[channel] ?? 0));
    const share = from.reduce((sum, value, channel) => sum + value * (direction[channel] ?? 0), 0) / length;
    const distance = Math.hypot(...from.map((value, channel) => value - share * (direction[channel] ?? 0)));
    return share >= LEAST_SHARE && distance <= MOST_DISTANCE ? Math.min(share, 1) : 0;
  };
}

function colourAt(pixels: ArrayLike<number>, at: number): Colour {
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function rgb(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

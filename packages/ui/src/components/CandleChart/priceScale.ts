import { multiples, roundStep } from '../../format/roundNumbers.js';

/** The price axis: its range and its lines. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  /** Prices of the lines, ascending. */
  readonly lines: readonly number[];
  /** Prices of the small ticks between them, five to a line. */
  readonly minorTicks: readonly number[];
}

/** Lines are at least this far apart (px). */
const MIN_LINE_GAP_PX = 52;
/** Free space above and below the candles (share of their range). */
const PADDING = 0.08;
const MINORS = 5;
/** A range smaller than this share of the price is a rounding error, not a movement. */
const LEAST_RANGE = 1e-9;

/**
 * A scale of round prices for a plot `height` px high whose top `headroom` px are above the highest candle. Equal
 * prices get a range of their own, so that a flat market is a line in the middle and not a division by zero.
 */
export function priceScale(lowest: number, highest: number, height: number, headroom: number): PriceScale {
  const isFlat = highest - lowest <= Math.abs(highest) * LEAST_RANGE;
  const padding = isFlat ? (Math.abs(highest) * 0.002 || 1) / 2 : (highest - lowest) * PADDING;
  const min = lowest - padding;
  const inner = Math.max(height - headroom, 1);
  const max = min + ((highest + padding - min) * Math.max(height, 1)) / inner;
  const step = roundStep(((max - min) / Math.max(height, 1)) * MIN_LINE_GAP_PX);
  return {
    min,
    max,
    lines: multiples(step, min, max),
    minorTicks: multiples(step / MINORS, min, max).filter((_, index, all) => {
      const first = Math.round((all[0] ?? 0) / (step / MINORS));
      return (first + index) % MINORS !== 0;
    }),
  };
}

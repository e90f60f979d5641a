import type { CandleFill } from '../../model/ChartView.js';
import type { Bar } from './bars.js';
import { pixelGrid } from './pixelGrid.js';

/** How candles are drawn: as measured, with estimated highs and lows, or as simulated. */
export type CandleStyle = 'measured' | 'estimated' | 'simulated';

/** The paths of all candles that moved in one direction, in px. */
export interface CandlePaths {
  /** `[x, y, width, height …]`: bodies over wicks. */
  readonly solid: number[];
  /** `[x, y, width, height …]`: what is filled otherwise within those bodies, so that their edges are outlines. */
  readonly inside: number[];
  /** `[x1, y1, x2, y2 …]`: the hatch of simulated candles, rising to the right for up, falling for down. */
  readonly hatch: number[];
}

export interface Geometry {
  /** Left edge and width of a bar's slot, in px; the body takes part of it. */
  readonly toSlot: (bar: Bar) => { readonly x: number; readonly width: number };
  readonly toY: (price: number) => number;
  /** The plot's right edge (px); nothing is drawn beyond it or left of 0. */
  readonly plotWidth: number;
  readonly candleStyle: CandleStyle;
  /** How rising candles are filled. */
  readonly fill: CandleFill;
  readonly pixelRatio: number;
}

const BODY_SHARE = 0.56;
const BODY_MAX_PX = 24;
const BODY_MIN_PX = 5;
const WICK_PX = 1.5;
/** Candles closer together than this have wicks of one px. */
const WIDE_SLOT_PX = 10;
const OUTLINE_PX = 1;
const HATCH_GAP_PX = 5;
const DASH_PX = 3;
const DASH_GAP_PX = 2;
/** Lengths are whole device pixels; anything smaller is a rounding error. */
const NOTHING_PX = 1e-3;

/** A candle that closed where it opened counts as up. */
export function isUp({ open, close }: { readonly open: number; readonly close: number }): boolean {
  return close >= open;
}

/**
 * The paths of all candles, rising and falling ones separately. Edges are aligned to device pixels so that candles are
 * sharp, and nothing is thinner than one, so that wicks stay visible however many candles there are.
 */
export function candlePaths(
  bars: readonly Bar[],
  geometry: Geometry,
): { readonly up: CandlePaths; readonly down: CandlePaths } {
  const up: CandlePaths = { solid: [], inside: [], hatch: [] };
  const down: CandlePaths = { solid: [], inside: [], hatch: [] };
  for (const bar of bars) drawCandle(bar, isUp(bar) ? up : down, geometry);
  return { up, down };
}

function drawCandle(bar: Bar, paths: CandlePaths, geometry: Geometry): void {
  const { toSlot, toY, plotWidth, candleStyle, fill, pixelRatio } = geometry;
  const { snap, thick } = pixelGrid(pixelRatio);
  const slot = toSlot(bar);
  // All bodies of a picture have the same width, although their slots differ by rounding errors.
  const room = Math.round(slot.width * 1e6) / 1e6;
  const wick = thick(room < WIDE_SLOT_PX ? 1 : WICK_PX);
  const width = bodyWidth(room, wick, pixelRatio);
  const wickLeft = snap(slot.x + slot.width / 2 - wick / 2);
  const left = wickLeft - (width - wick) / 2;

  const [high, low] = [snap(toY(bar.high)), snap(toY(bar.low))];
  const top = snap(toY(Math.max(bar.open, bar.close)));
  const bottom = Math.max(snap(toY(Math.min(bar.open, bar.close))), top + 1 / pixelRatio);

  const edge = Math.floor(plotWidth * pixelRatio) / pixelRatio;
  const [bodyLeft, bodyRight] = [Math.max(left, 0), Math.min(left + width, edge)];
  if (wickLeft >= 0 && wickLeft + wick <= edge) {
    if (candleStyle === 'estimated') {
      const [dash, gap] = [thick(DASH_PX), thick(DASH_GAP_PX)];
      dashes(paths.solid, { x: wickLeft, width: wick, from: high, to: top, dash, gap });
      dashes(paths.solid, { x: wickLeft, width: wick, from: bottom, to: low, dash, gap });
    } else if (high < top || low > bottom) paths.solid.push(wickLeft, high, wick, low - high);
  }
  if (bodyRight - bodyLeft <= NOTHING_PX) return;
  const body = { left: bodyLeft, right: bodyRight, top, bottom };
  paths.solid.push(bodyLeft, top, bodyRight - bodyLeft, bottom - top);
  const isSimulated = candleStyle === 'simulated';
  if (width < 3 || !(isSimulated || (fill !== 'solid' && isUp(bar)))) return;
  inside(paths.inside, body, thick(OUTLINE_PX));
  if (isSimulated) hatch(paths.hatch, body, isUp(bar));
}

/**
 * 56 % of the slot, 5 to 24 px, as long as that leaves a device pixel between bodies. Its parity matches the wick's, so
 * that the wick is centred.
 */
function bodyWidth(room: number, wick: number, pixelRatio: number): number {
  const wanted = Math.min(Math.max(room * BODY_SHARE, Math.min(BODY_MIN_PX, room - 1)), BODY_MAX_PX);
  const wicks = Math.round(wick * pixelRatio);
  const most = Math.floor((Math.floor(room * pixelRatio) - 1 - wicks) / 2);
  const besides = Math.min(Math.round((wanted * pixelRatio - wicks) / 2), most);
  return (Math.max(besides, 0) * 2 + wicks) / pixelRatio;
}

interface Body {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Line {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly dash: number;
  readonly gap: number;
}

function dashes(values: number[], { x, width, from, to, dash, gap }: Line): void {
  for (let y = from; to - y > NOTHING_PX; y += dash + gap) values.push(x, y, width, Math.min(dash, to - y));
}

function inside(values: number[], { left, right, top, bottom }: Body, thickness: number): void {
  const [width, height] = [right - left - 2 * thickness, bottom - top - 2 * thickness];
  if (Math.min(width, height) > NOTHING_PX) values.push(left + thickness, top + thickness, width, height);
}

/**
 * Diagonals at 45°, clipped to the body. They are aligned across bodies, because they are counted from the corner of
 * the plot.
 */
function hatch(values: number[], { left, right, top, bottom }: Body, isRising: boolean): void {
  // x + y is constant along a rising diagonal, x - y along a falling one.
  const [first, last] = isRising ? [left + top, right + bottom] : [left - bottom, right - top];
  for (let sum = Math.ceil(first / HATCH_GAP_PX) * HATCH_GAP_PX; sum < last; sum += HATCH_GAP_PX) {
    if (isRising) {
      const [x1, x2] = [Math.max(left, sum - bottom), Math.min(right, sum - top)];
      if (x2 > x1) values.push(x1, sum - x1, x2, sum - x2);
    } else {
      const [x1, x2] = [Math.max(left, sum + top), Math.min(right, sum + bottom)];
      if (x2 > x1) values.push(x1, x1 - sum, x2, x2 - sum);
    }
  }
}

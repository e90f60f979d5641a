import type { Bar } from './bars.js';

/** How candles are drawn: as they are, with estimated highs and lows (H-03), or invented (H-02). */
export type CandleLook = 'measured' | 'estimated' | 'simulated';

/** Paths of all candles that went one way, in px. */
export interface CandlePaths {
  /** `[x, y, width, height …]`, filled: bodies, and wicks where those are drawn as strong. */
  readonly solid: number[];
  /** `[x, y, width, height …]`, filled faintly: bodies of invented candles. */
  readonly faint: number[];
  /** `[x1, y1, x2, y2 …]`: the hatch of invented candles, rising to the right for up, falling for down. */
  readonly hatch: number[];
}

export interface Geometry {
  /** Left edge and width of a bar's own room, in px; the body takes a part of it. */
  readonly slotOf: (bar: Bar) => { readonly x: number; readonly width: number };
  readonly yOf: (price: number) => number;
  /** The plot's right edge (px); nothing is drawn beyond it or left of 0. */
  readonly plotWidth: number;
  readonly look: CandleLook;
  /** Draws rising candles as outlines, for people who do not tell the two colours apart. */
  readonly isHollow: boolean;
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

/** A candle that closed where it opened counts as up. */
export function isUp({ open, close }: { readonly open: number; readonly close: number }): boolean {
  return close >= open;
}

/**
 * The paths of all candles, those that went up and those that went down apart. Edges lie on device pixels, so that
 * candles are sharp, and nothing is thinner than one: wicks stay visible however many candles there are.
 */
export function candlePaths(
  bars: readonly Bar[],
  geometry: Geometry,
): { readonly up: CandlePaths; readonly down: CandlePaths } {
  const up: CandlePaths = { solid: [], faint: [], hatch: [] };
  const down: CandlePaths = { solid: [], faint: [], hatch: [] };
  for (const bar of bars) drawCandle(bar, isUp(bar) ? up : down, geometry);
  return { up, down };
}

function drawCandle(bar: Bar, paths: CandlePaths, geometry: Geometry): void {
  const { slotOf, yOf, plotWidth, look, isHollow, pixelRatio } = geometry;
  const snap = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const slot = slotOf(bar);
  const wick = Math.max(Math.round((slot.width < WIDE_SLOT_PX ? 1 : WICK_PX) * pixelRatio), 1) / pixelRatio;
  const width = bodyWidth(slot.width, wick, pixelRatio);
  const wickLeft = snap(slot.x + slot.width / 2 - wick / 2);
  const left = wickLeft - (width - wick) / 2;

  const [high, low] = [snap(yOf(bar.high)), snap(yOf(bar.low))];
  const top = snap(yOf(Math.max(bar.open, bar.close)));
  const bottom = Math.max(snap(yOf(Math.min(bar.open, bar.close))), top + 1 / pixelRatio);

  const [bodyLeft, bodyRight] = [Math.max(left, 0), Math.min(left + width, plotWidth)];
  if (bodyRight > bodyLeft) {
    const body = { left: bodyLeft, right: bodyRight, top, bottom };
    const isOutlined = look === 'simulated' || (isHollow && isUp(bar));
    if (isOutlined && width >= 3) outline(paths.solid, body);
    else paths.solid.push(body.left, body.top, body.right - body.left, body.bottom - body.top);
    if (look === 'simulated' && width >= 3) {
      paths.faint.push(body.left, body.top, body.right - body.left, body.bottom - body.top);
      hatch(paths.hatch, body, isUp(bar));
    }
  }
  if (wickLeft >= 0 && wickLeft + wick <= plotWidth) {
    const push = look === 'estimated' ? dashed : line;
    push(paths.solid, wickLeft, wick, high, top);
    push(paths.solid, wickLeft, wick, bottom, Math.max(low, bottom));
  }
}

/** 56 % of the room, 5 to 24 px while that leaves a gap; of the same parity as the wick, so that it stands in the middle. */
function bodyWidth(room: number, wick: number, pixelRatio: number): number {
  const wanted = Math.min(Math.max(room * BODY_SHARE, Math.min(BODY_MIN_PX, room - 1)), BODY_MAX_PX);
  const wicks = Math.round(wick * pixelRatio);
  const pixels = Math.max(Math.round((wanted * pixelRatio - wicks) / 2) * 2 + wicks, wicks);
  return pixels / pixelRatio;
}

interface Body {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function line(values: number[], x: number, width: number, from: number, to: number): void {
  if (to > from) values.push(x, from, width, to - from);
}

function dashed(values: number[], x: number, width: number, from: number, to: number): void {
  for (let y = from; y < to; y += DASH_PX + DASH_GAP_PX) line(values, x, width, y, Math.min(y + DASH_PX, to));
}

function outline(values: number[], { left, right, top, bottom }: Body): void {
  const [width, height] = [right - left, bottom - top];
  if (height <= OUTLINE_PX * 2) {
    values.push(left, top, width, height);
    return;
  }
  values.push(left, top, width, OUTLINE_PX, left, bottom - OUTLINE_PX, width, OUTLINE_PX);
  values.push(left, top, OUTLINE_PX, height, right - OUTLINE_PX, top, OUTLINE_PX, height);
}

/** Diagonals at 45°, cut to the body; they run on from body to body, being counted from the corner of the plot. */
function hatch(values: number[], { left, right, top, bottom }: Body, isRising: boolean): void {
  // A rising diagonal keeps x + y, a falling one x - y.
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

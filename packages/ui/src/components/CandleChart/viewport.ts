/** The range of time the plot shows (ms since the epoch; fractional while it is dragged). */
export interface Viewport {
  readonly from: number;
  readonly to: number;
}

/** The full range: the start of the first candle, the end of the last (ms), and the length of a candle. */
export interface Extent {
  readonly start: number;
  readonly end: number;
  readonly intervalMs: number;
}

/** The most intervals a chart starts with; older ones can be dragged into view. */
export const FIRST_INTERVALS = 200;
/** The initial minimum width of a candle (px, bar and gap). */
const FIRST_SLOT_PX = 5;
/** Intervals that stay visible at the closest zoom. */
const MIN_INTERVALS = 8;

/** The newest candles, as many as can be told apart in `width` px. */
export function firstViewport(extent: Extent, width: number): Viewport {
  const intervals = Math.min(FIRST_INTERVALS, Math.max(Math.floor(width / FIRST_SLOT_PX), MIN_INTERVALS));
  return within({ from: extent.end - intervals * extent.intervalMs, to: extent.end }, extent);
}

/** Moves through time by `ms`; stops at the ends of the candles. */
export function panned({ from, to }: Viewport, ms: number, extent: Extent): Viewport {
  return within({ from: from + ms, to: to + ms }, extent);
}

/** Shows `factor` times as much time; the moment `around` stays in place. */
export function zoomed({ from, to }: Viewport, factor: number, around: number, extent: Extent): Viewport {
  const span = to - from;
  const wanted = Math.max(span * factor, Math.min(span, MIN_INTERVALS * extent.intervalMs));
  const share = (around - from) / span;
  if (wanted >= extent.end - extent.start) return { from: extent.start, to: extent.end };
  return within({ from: around - share * wanted, to: around + (1 - share) * wanted }, extent);
}

/** Moves as little as needed to fully show the candle that starts at `time`. */
export function including({ from, to }: Viewport, time: number, extent: Extent): Viewport {
  const ms = time < from ? time - from : Math.max(time + extent.intervalMs - to, 0);
  return panned({ from, to }, ms, extent);
}

/**
 * The viewport after the candles have changed: one at the newest end stays there, and one that showed everything still
 * does, plus as much as a chart of the new candles starts with.
 */
export function followed(viewport: Viewport, before: Extent, after: Extent, width: number): Viewport {
  const wasNewest = viewport.to >= before.end;
  if (wasNewest && viewport.from <= before.start) {
    const first = firstViewport(after, width);
    return within({ from: Math.min(first.from, viewport.from), to: first.to }, after);
  }
  const ms = wasNewest ? after.end - viewport.to : 0;
  return panned(viewport, ms, after);
}

export function canZoomIn({ from, to }: Viewport, { intervalMs }: Extent): boolean {
  return to - from > MIN_INTERVALS * intervalMs;
}

/** Whether anything is outside the visible range. */
export function isPartial({ from, to }: Viewport, { start, end }: Extent): boolean {
  return from > start || to < end;
}

function within({ from, to }: Viewport, { start, end }: Extent): Viewport {
  if (to - from >= end - start) return { from: start, to: end };
  const ms = Math.max(start - from, 0) || Math.min(end - to, 0);
  return { from: from + ms, to: to + ms };
}

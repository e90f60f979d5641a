/** The stretch of time the plot shows (ms since the epoch, fractions allowed while it is dragged). */
export interface Viewport {
  readonly from: number;
  readonly to: number;
}

/** What there is to be seen: where the first candle begins and the last one ends (ms), and how long a candle is. */
export interface Extent {
  readonly start: number;
  readonly end: number;
  readonly intervalMs: number;
}

/** Intervals a chart begins with at most; older ones are a drag away. */
export const FIRST_INTERVALS = 200;
/** A candle is at least this wide at first (px, bar and gap). */
const FIRST_SLOT_PX = 5;
/** Intervals that stay visible however far one zooms in. */
const MIN_INTERVALS = 8;

/** The newest candles, as many as can be told apart in `width` pixels. */
export function firstViewport(extent: Extent, width: number): Viewport {
  const intervals = Math.min(FIRST_INTERVALS, Math.max(Math.floor(width / FIRST_SLOT_PX), MIN_INTERVALS));
  return within({ from: extent.end - intervals * extent.intervalMs, to: extent.end }, extent);
}

/** Moves through time by `ms`; ends where the candles end. */
export function panned({ from, to }: Viewport, ms: number, extent: Extent): Viewport {
  return within({ from: from + ms, to: to + ms }, extent);
}

/** Shows `factor` times as much time, with the moment `around` staying where it is. */
export function zoomed({ from, to }: Viewport, factor: number, around: number, extent: Extent): Viewport {
  const span = to - from;
  const wanted = Math.max(span * factor, Math.min(span, MIN_INTERVALS * extent.intervalMs));
  const share = (around - from) / span;
  if (wanted >= extent.end - extent.start) return { from: extent.start, to: extent.end };
  return within({ from: around - share * wanted, to: around + (1 - share) * wanted }, extent);
}

/** Moves as little as needed to show a candle beginning at `time` whole. */
export function including({ from, to }: Viewport, time: number, extent: Extent): Viewport {
  const ms = time < from ? time - from : Math.max(time + extent.intervalMs - to, 0);
  return panned({ from, to }, ms, extent);
}

/**
 * The viewport after the candles have changed: who was at the newest end stays there, who saw everything still sees all
 * of that, and as much more as a chart of the new candles begins with.
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

/** Whether there is anything outside of what is shown. */
export function isPartial({ from, to }: Viewport, { start, end }: Extent): boolean {
  return from > start || to < end;
}

function within({ from, to }: Viewport, { start, end }: Extent): Viewport {
  if (to - from >= end - start) return { from: start, to: end };
  const ms = Math.max(start - from, 0) || Math.min(end - to, 0);
  return { from: from + ms, to: to + ms };
}

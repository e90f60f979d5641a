/** What both charts are given alike, in CSS pixels at a device scale of 1. */
export const size = { width: 1118, height: 500 } as const;

/** The part of the picture that holds candles in both charts: without the price axis at the right and the time axis below. */
export const plot = { x: 0, y: 0, width: 1034, height: 460 } as const;

/** Candles in view at first. */
export const VISIBLE = 200;

/** The lengths of history that are compared. */
export const counts = [24, 1000, 10_000, 100_000] as const;

/** Of a history, what a host that cuts it down itself would hand to the peer. */
export const WINDOW = 2000;

/** By what one turn of the wheel multiplies the candles in view: the peer narrows a candle by a tenth. */
export const ZOOM_STEP = 1 / 0.9;

/** The candles in view after turning the wheel outwards, never more than there are. */
export function visibleAfter(turns: number, count: number): number {
  return Math.min(count, VISIBLE * ZOOM_STEP ** turns);
}

/** The turns it takes from the first view to at least so many candles. */
export function turnsTo(visible: number): number {
  return Math.ceil(Math.log(visible / VISIBLE) / Math.log(ZOOM_STEP));
}

export const colours = { up: '#26a69a', down: '#ef5350' } as const;

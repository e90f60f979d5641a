/** Identical for both charts, in CSS pixels at a device scale of 1. */
export const size = { width: 1118, height: 500 } as const;

/** The area with candles in both charts: without the price axis on the right and the time axis below. */
export const plot = { x: 0, y: 0, width: 1034, height: 460 } as const;

/** Candles in view at first. */
export const VISIBLE = 200;

/** The compared history lengths. */
export const counts = [24, 1000, 10_000, 100_000] as const;

/** The factor of candles in view per wheel turn: the peer narrows a candle by a tenth. */
export const ZOOM_STEP = 1 / 0.9;

/** The wheel turns from the first view to at least so many candles. */
export function turnsTo(visible: number): number {
  return Math.ceil(Math.log(visible / VISIBLE) / Math.log(ZOOM_STEP));
}

export const colours = { up: '#26a69a', down: '#ef5350' } as const;

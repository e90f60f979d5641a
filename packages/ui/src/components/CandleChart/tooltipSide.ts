import type { Bar } from './bars.js';
import type { PlotView } from './createPlot.js';

/** In a plot narrower than this only the readout follows the pointer (px). */
const LEAST_PLOT = 480;
/**
 * The area the tooltip takes in an upper corner of the plot, including its distance from the edge and half a candle
 * (px).
 */
const CORNER = { width: 256, bottom: 240 } as const;

/**
 * The upper corner in which the tooltip covers the fewest candles and never the hovered one; `null` when the plot is
 * too narrow for that, because the readout has the same content.
 */
export function tooltipSide(bar: Bar, { bars, toX, toY, layout: { plotWidth } }: PlotView): 'left' | 'right' | null {
  if (plotWidth < LEAST_PLOT) return null;
  const within = {
    left: (x: number) => x < CORNER.width,
    right: (x: number) => x > plotWidth - CORNER.width,
  };
  const covered = (side: 'left' | 'right') =>
    bars.filter((other) => within[side](toX(other)) && toY(other.high) < CORNER.bottom).length;
  const free = (['left', 'right'] as const).filter((side) => !within[side](toX(bar)));
  return free.toSorted((a, b) => covered(a) - covered(b))[0] ?? null;
}

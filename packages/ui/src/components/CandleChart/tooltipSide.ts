import type { Bar } from './bars.js';
import type { PlotView } from './createPlot.js';

/** In a plot narrower than this the read-out alone follows the finger (px). */
const LEAST_PLOT = 480;
/** The room the tooltip takes in an upper corner of the plot, its distances from the edge and from half a candle included (px). */
const CORNER = { width: 256, bottom: 240 } as const;

/**
 * The upper corner in which the tooltip covers the fewest candles and never the one pointed at; `null` where the plot
 * is too narrow for that: the read-out says the same.
 */
export function tooltipSide(bar: Bar, { bars, xOf, yOf, layout: { plotWidth } }: PlotView): 'left' | 'right' | null {
  if (plotWidth < LEAST_PLOT) return null;
  const within = {
    left: (x: number) => x < CORNER.width,
    right: (x: number) => x > plotWidth - CORNER.width,
  };
  const covered = (side: 'left' | 'right') =>
    bars.filter((other) => within[side](xOf(other)) && yOf(other.high) < CORNER.bottom).length;
  const free = (['left', 'right'] as const).filter((side) => !within[side](xOf(bar)));
  return free.toSorted((a, b) => covered(a) - covered(b))[0] ?? null;
}

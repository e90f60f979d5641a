import type { Plot } from './createPlot.js';
import type { PriceTexts } from './usePriceTexts.js';

/** Shows `factor` times as much time, and says which time that is. */
export function zoomAloud(plot: Plot, factor: number, texts: PriceTexts, say: (text: string) => void): void {
  plot.zoom(factor);
  // The plot draws in the next frame, before this.
  requestAnimationFrame(() => {
    const view = plot.view();
    if (view !== null) say(texts.range(view));
  });
}

'use client';

import { useAnnounce } from '../../provider/LiveRegions.js';
import type { Plot } from './createPlot.js';
import type { PriceTexts } from './usePriceTexts.js';

/** A function that shows `factor` times as much time, and says which time that is. */
export function useZoom(plot: Plot, texts: PriceTexts): (factor: number) => void {
  const announce = useAnnounce();
  return (factor) => {
    plot.zoom(factor);
    // The plot draws in the next frame, before this.
    requestAnimationFrame(() => {
      const view = plot.view();
      if (view !== null) announce(texts.range(view));
    });
  };
}

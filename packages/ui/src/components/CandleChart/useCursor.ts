'use client';

import { useState } from 'react';
import { type Bar, type BarSource, firstFrom } from './bars.js';
import type { Plot, PlotView } from './createPlot.js';

export interface Cursor {
  /** When the bar under the cursor begins (ms); `null` while nothing is pointed at. */
  readonly time: number | null;
  /** Points at the bar nearest to an x (px), or at none. */
  readonly pointAt: (x: number | null) => void;
  /** Moves by so many bars, beginning at the newest in sight. Gives the bar it came to. */
  readonly step: (count: number) => Bar | undefined;
  readonly clear: () => void;
}

/** What is pointed at, with the pointer, a finger or the keys. */
export function useCursor(plot: Plot, { candles }: BarSource): Cursor {
  const [time, setTime] = useState<number | null>(null);
  return {
    time,
    pointAt(x) {
      const view = plot.view();
      setTime(x === null || view === null ? null : (barNear(view, x)?.time ?? null));
    },
    step(count) {
      const view = plot.view();
      const newest = view?.bars.at(-1);
      if (view === null || newest === undefined) return undefined;
      // With nothing to go on from, one step to either side comes to the newest in sight.
      const at = time === null ? view.bars.length - (count < 0 ? 0 : 2) : view.bars.findIndex((bar) => isIn(bar, time));
      // Beyond the edge of what is in sight the candles themselves say where the next one is.
      const place = firstFrom(candles, time ?? newest.time) + count;
      const beyond = candles[Math.min(Math.max(place, 0), candles.length - 1)];
      const target = (time !== null && at < 0 ? undefined : view.bars[at + count]) ?? beyond;
      if (target === undefined) return undefined;
      plot.reveal(target.time);
      const bar = barAt(plot.view(), target.time);
      setTime(bar?.time ?? null);
      return bar;
    },
    clear: () => setTime(null),
  };
}

/** The bar a moment (ms) lies in. */
export function barAt(view: PlotView | null, time: number): Bar | undefined {
  return view?.bars.find((bar) => isIn(bar, time));
}

function isIn(bar: Bar, time: number): boolean {
  return bar.time <= time && time < bar.end;
}

function barNear({ bars, xOf, layout: { plotWidth } }: PlotView, x: number): Bar | undefined {
  if (x > plotWidth) return undefined;
  const inside = bars.filter((bar) => xOf(bar) >= 0 && xOf(bar) <= plotWidth);
  return inside.reduce<Bar | undefined>(
    (nearest, bar) => (nearest === undefined || Math.abs(xOf(bar) - x) < Math.abs(xOf(nearest) - x) ? bar : nearest),
    undefined,
  );
}

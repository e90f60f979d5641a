'use client';

import { useState } from 'react';
import { type Bar, type BarSource, firstFrom } from './bars.js';
import type { Plot, PlotView } from './createPlot.js';

export interface Cursor {
  /** When the bar under the cursor starts (ms); `null` when nothing is hovered. */
  readonly time: number | null;
  /** Moves the cursor to the bar nearest to x (px), or removes it. */
  readonly pointAt: (x: number | null) => void;
  /** Moves by `count` bars, starting from the newest visible one. Returns the bar it reached. */
  readonly step: (count: number) => Bar | undefined;
  readonly clear: () => void;
}

/** The cursor of the chart, moved with pointer, touch or keys. */
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
      // Without a cursor, one step to either side selects the newest visible bar.
      const at = time === null ? view.bars.length - (count < 0 ? 0 : 2) : view.bars.findIndex((bar) => isIn(bar, time));
      // Beyond the edge of the view, the candles give the next position.
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

/** The bar that contains a moment (ms). */
export function barAt(view: PlotView | null, time: number): Bar | undefined {
  return view?.bars.find((bar) => isIn(bar, time));
}

function isIn(bar: Bar, time: number): boolean {
  return bar.time <= time && time < bar.end;
}

function barNear({ bars, toX, layout: { plotWidth } }: PlotView, x: number): Bar | undefined {
  if (x > plotWidth) return undefined;
  let nearest: Bar | undefined;
  let least = Infinity;
  for (const bar of bars) {
    const barX = toX(bar);
    const distance = barX < 0 || barX > plotWidth ? Infinity : Math.abs(barX - x);
    if (distance < least) [nearest, least] = [bar, distance];
  }
  return nearest;
}

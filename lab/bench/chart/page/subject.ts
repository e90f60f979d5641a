import type { Candle } from '../../../../packages/ui/src/model/Candle.ts';

/** A chart as used by the page: ours or the peer, each rendered as its users would. */
export interface Subject {
  /** Converts the candles to the chart's format; this is not measured. */
  prepare(candles: readonly Candle[]): void;
  /** Creates the chart in the element with the last 200 candles in view: first paint is measured from this call. */
  mount(element: HTMLElement): void;
  /** Redraws the last candle. */
  tick(last: Candle): void;
}

/** What the driver calls in the page. */
export interface PageBench {
  /** Mounts the chart; see `Picture.untilStill` for what is measured. */
  firstPaint(): Promise<number>;
  /** Applies trades one after the other, each with a mark in the browser's trace and a pause (ms) after it. */
  trades(first: number, count: number, rest: number): Promise<void>;
  /** Whether the n-th trade changes the render. */
  isDrawn(n: number): Promise<boolean>;
  /** Whether the render has changed since the last call. */
  hasChanged(): boolean;
  /** From now on leaves a mark in the browser's trace when the page receives an event of this type. */
  mark(type: 'pointermove' | 'wheel'): void;
}

declare global {
  interface Window {
    /** Set when fonts and data are loaded. */
    bench?: PageBench;
  }
}

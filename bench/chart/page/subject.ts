import type { Candle } from '../../../packages/ui/src/model/Candle.ts';

/** A chart as the page knows it: ours or the peer, each drawn in the way its users would. */
export interface Subject {
  /** Takes the candles in the form the chart wants them; what it costs is measured nowhere. */
  prepare(candles: readonly Candle[]): void;
  /** Creates the chart in the element with the last 200 candles in view: the call that first paint is counted from. */
  mount(element: HTMLElement): void;
  /** Draws the last candle anew. */
  tick(last: Candle): void;
}

/** What the driver calls in the page. */
export interface PageBench {
  /** Mounts the chart; see `Picture.untilStill` for what is measured. */
  firstPaint(): Promise<number>;
  /** So many trades one after the other, each with a mark in the browser's trace and a rest (ms) behind it. */
  trades(first: number, count: number, rest: number): Promise<void>;
  /** Whether the n-th trade changes the picture. */
  isDrawn(n: number): Promise<boolean>;
  /** Whether the picture is another than when this was asked last. */
  hasChanged(): boolean;
  /** From now on leaves a mark in the browser's trace when the page learns of an event of this type. */
  mark(type: 'pointermove' | 'wheel'): void;
}

declare global {
  interface Window {
    /** Set when fonts and data are there. */
    bench?: PageBench;
  }
}

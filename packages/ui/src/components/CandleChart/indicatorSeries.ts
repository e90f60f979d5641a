import { BollingerBands, EMA, RSI, SMA } from 'trading-signals';
import type { Indicator } from '../../model/ChartView.js';

/** One value for each candle; NaN while there are too few candles before it. Numbers alone are kept without a box around each. */
export type Column = readonly number[];

/** The values of an indicator, in the order: SMA, EMA and RSI one; Bollinger upper, middle, lower; MACD line, signal, histogram. */
export interface IndicatorSeries {
  readonly indicator: Indicator;
  readonly columns: readonly Column[];
}

type Row = readonly number[];

const NONE = Number.NaN;

/** Takes one close after another; `replace` for a candle that is still running. */
type Calculate = (close: number, replace: boolean) => Row;

/**
 * An exponential average that starts with the simple average of its first values, as TA-Lib and most charts do; the
 * library's own starts with the first value.
 */
function createSeededEma(period: number): (value: number, replace: boolean) => number {
  const ema = new EMA(period);
  const seed: number[] = [];
  let count = 0;
  return (value, replace) => {
    if (!replace) count += 1;
    if (count > period) return ema.update(value, replace) ?? NONE;
    seed[count - 1] = value;
    if (count < period) return NONE;
    return ema.update(seed.reduce((sum, each) => sum + each, 0) / period, replace) ?? NONE;
  };
}

function createMacd([fast = 12, slow = 26, signal = 9]: readonly number[]): Calculate {
  const [short, long] = [Math.min(fast, slow), Math.max(fast, slow)];
  const [shortEma, longEma, signalEma] = [createSeededEma(short), createSeededEma(long), createSeededEma(signal)];
  let count = 0;
  return (close, replace) => {
    if (!replace) count += 1;
    const slowValue = longEma(close, replace);
    // Both averages give their first value with the same candle.
    const fastValue = count > long - short ? shortEma(close, replace) : NONE;
    if (Number.isNaN(slowValue) || Number.isNaN(fastValue)) return [NONE, NONE, NONE];
    const line = fastValue - slowValue;
    const signalValue = signalEma(line, replace);
    return Number.isNaN(signalValue) ? [NONE, NONE, NONE] : [line, signalValue, line - signalValue];
  };
}

const calculators: Readonly<Record<Indicator['kind'], (settings: readonly number[]) => Calculate>> = {
  sma([period = 20]) {
    const sma = new SMA(period);
    return (close, replace) => [sma.update(close, replace) ?? NONE];
  },
  ema([period = 20]) {
    const ema = createSeededEma(period);
    return (close, replace) => [ema(close, replace)];
  },
  bollinger([period = 20, deviations = 2]) {
    const bands = new BollingerBands(period, deviations);
    return (close, replace) => {
      const result = bands.update(close, replace);
      return result ? [result.upper, result.middle, result.lower] : [NONE, NONE, NONE];
    };
  },
  // Smoothed as Wilder does, which is the library's default.
  rsi([period = 14]) {
    const rsi = new RSI(period);
    return (close, replace) => [rsi.update(close, replace) ?? NONE];
  },
  macd: createMacd,
};

interface Running {
  readonly key: string;
  readonly indicator: Indicator;
  readonly calculate: Calculate;
  readonly columns: number[][];
}

/**
 * Returns a function that computes indicators over the closes of all candles, oldest first. While only the last close
 * changes, or candles are added, it goes on from where it was, and what it has returned before is changed with it.
 */
export function createIndicators(): (closes: readonly number[], indicators: readonly Indicator[]) => IndicatorSeries[] {
  let known: readonly number[] = [];
  let running: Running[] = [];

  function start(indicator: Indicator, key: string): Running {
    return { key, indicator, calculate: calculators[indicator.kind](indicator.settings), columns: [] };
  }

  function feed({ calculate, columns }: Running, closes: readonly number[], from: number, count: number): void {
    for (let at = from; at < closes.length; at += 1) {
      const row = calculate(closes[at] ?? 0, at < count);
      for (let place = 0; place < row.length; place += 1) (columns[place] ??= [])[at] = row[place] ?? NONE;
    }
  }

  return (closes, indicators) => {
    let same = 0;
    while (same < closes.length && closes[same] === known[same]) same += 1;
    // Only the last candle can be replaced.
    const canGoOn = known.length > 0 && closes.length >= known.length && same >= known.length - 1;
    running = indicators.map((indicator) => {
      const key = `${indicator.kind} ${indicator.settings.join(' ')}`;
      const before = canGoOn ? running.find((each) => each.key === key) : undefined;
      const next = before ?? start(indicator, key);
      if (before) feed(next, closes, same, known.length);
      else feed(next, closes, 0, 0);
      return next;
    });
    known = closes;
    return running.map(({ indicator, columns }) => ({ indicator, columns }));
  };
}

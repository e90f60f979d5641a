import { type Candle, inOrder, readCandle } from './Candle.js';
import { stepOf } from './durations.js';
import { INVALID_YAHOO_FORMAT, propertyOf, throwReported } from './errors.js';
import { foldOntoGrid } from './foldOntoGrid.js';

/**
 * Parses the candles of an answer of the primary provider: rows with a `null` are dropped, order and duplicates
 * repaired, the live point merged into the running candle. Throws 'Invalid data format received from Yahoo Finance API'
 * when meta or quote data or every candle is missing; with the answer's own description when it carries an error.
 */
export function parseYahoo(body: unknown, interval: string): Candle[] {
  const chart = propertyOf(body, 'chart');
  throwReported(propertyOf(chart, 'error') ?? propertyOf(body, 'error'));
  const result = first(propertyOf(chart, 'result'));
  const times = propertyOf(result, 'timestamp');
  const quote = first(propertyOf(propertyOf(result, 'indicators'), 'quote'));
  const columns = ['open', 'high', 'low', 'close'].map((name) => propertyOf(quote, name));
  const meta = propertyOf(result, 'meta');
  if (typeof meta !== 'object' || meta === null || !Array.isArray(times) || !columns.every(Array.isArray)) {
    throw new Error(INVALID_YAHOO_FORMAT);
  }
  const candles = times.flatMap((seconds: unknown, row) => {
    if (typeof seconds !== 'number') return [];
    const values = columns.map((column) => column[row]);
    return readCandle(Math.round(seconds * 1_000), values) ?? [];
  });
  if (candles.length === 0) throw new Error(INVALID_YAHOO_FORMAT);
  const step = stepOf(interval);
  return step === undefined ? inOrder(candles) : foldOntoGrid(candles, step);
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

import { type Candle, inOrder, readCandle } from './Candle.js';
import { parseStep } from './durations.js';
import { INVALID_YAHOO_FORMAT, readProperty, throwReported } from './errors.js';
import { foldOntoGrid } from './foldOntoGrid.js';

/**
 * Parses the candles of an answer of the primary provider: rows with a `null` are dropped, order and duplicates
 * repaired, the live point merged into the running candle. Throws 'Invalid data format received from Yahoo Finance API'
 * when meta or quote data or every candle is missing; with the answer's own description when it carries an error.
 */
export function parseYahoo(body: unknown, interval: string): Candle[] {
  const chart = readProperty(body, 'chart');
  throwReported(readProperty(chart, 'error') ?? readProperty(body, 'error'));
  const result = first(readProperty(chart, 'result'));
  const times = readProperty(result, 'timestamp');
  const quote = first(readProperty(readProperty(result, 'indicators'), 'quote'));
  const columns = ['open', 'high', 'low', 'close'].map((name) => readProperty(quote, name));
  const meta = readProperty(result, 'meta');
  if (typeof meta !== 'object' || meta === null || !Array.isArray(times) || !columns.every(Array.isArray)) {
    throw new Error(INVALID_YAHOO_FORMAT);
  }
  const candles = times.flatMap((seconds: unknown, row) => {
    if (typeof seconds !== 'number') return [];
    const values = columns.map((column) => column[row]);
    return readCandle(Math.round(seconds * 1_000), values) ?? [];
  });
  if (candles.length === 0) throw new Error(INVALID_YAHOO_FORMAT);
  const step = parseStep(interval);
  return step === undefined ? inOrder(candles) : foldOntoGrid(candles, step);
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

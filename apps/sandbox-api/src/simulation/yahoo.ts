import { candlesUntil, HOUR_MS, toBitcoin, type Candle } from './candles.ts';

export interface YahooError {
  status: number;
  body: { chart: { result: null; error: { code: string; description: string } } };
}

const DAY_HOURS = 24;
const MINUTE_MS = 60_000;
const rangeHours = new Map([
  ['1d', DAY_HOURS],
  ['5d', 5 * DAY_HOURS],
  ['1mo', 30 * DAY_HOURS],
]);

const refusal = (status: number, code: string, description: string): YahooError => ({
  status,
  body: { chart: { result: null, error: { code, description } } },
});

const seconds = (ms: number) => Math.floor(ms / 1000);

/**
 * The last price again as a point off the hour grid (O=H=L=C), as the provider ends its intraday answers; none on the
 * full hour.
 */
function livePoint(last: Candle, now: number): Candle[] {
  const time = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const { close } = last;
  return time === last.time ? [] : [{ time, open: close, high: close, low: close, close }];
}

/** The finance provider's chart answer, or its error for anything but hourly ETH-USD and ETH-BTC of 1d, 5d or 1mo. */
export function yahooChart(query: { symbol: string; interval: string; range: string }, now: number) {
  const { symbol, interval, range } = query;
  const hours = rangeHours.get(range);
  const isPair = symbol === 'ETH-BTC';
  if (symbol !== 'ETH-USD' && !isPair) return refusal(404, 'Not Found', 'No data found, symbol may be delisted');
  if (interval !== '1h' || hours === undefined) {
    return refusal(422, 'Unprocessable Entity', `${interval} data not available for range=${range}`);
  }
  const all = isPair ? candlesUntil(now).map(toBitcoin) : candlesUntil(now);
  const shown = all.slice(-hours);
  const last = shown.at(-1);
  const before = all.at(-hours - 1) ?? shown[0];
  if (!last || !before) return refusal(404, 'Not Found', 'No data found, symbol may be delisted');
  const points = [...shown, ...livePoint(last, now)];
  const dayStart = seconds(now - (now % (DAY_HOURS * HOUR_MS)));
  const period = { timezone: 'UTC', start: dayStart, end: dayStart + DAY_HOURS * 3600 - 60, gmtoffset: 0 };
  const meta = {
    currency: isPair ? 'BTC' : 'USD',
    symbol,
    exchangeName: 'CCC',
    fullExchangeName: 'CCC',
    instrumentType: 'CRYPTOCURRENCY',
    regularMarketTime: seconds(points.at(-1)?.time ?? now),
    hasPrePostMarketData: false,
    gmtoffset: 0,
    timezone: 'UTC',
    exchangeTimezoneName: 'UTC',
    regularMarketPrice: last.close,
    regularMarketDayHigh: Math.max(...shown.slice(-DAY_HOURS).map((candle) => candle.high)),
    regularMarketDayLow: Math.min(...shown.slice(-DAY_HOURS).map((candle) => candle.low)),
    chartPreviousClose: before.close,
    previousClose: before.close,
    scale: 3,
    priceHint: isPair ? 6 : 2,
    currentTradingPeriod: { pre: period, regular: period, post: period },
    dataGranularity: interval,
    range,
    validRanges: [...rangeHours.keys()],
  };
  const quote = {
    open: points.map((candle) => candle.open),
    high: points.map((candle) => candle.high),
    low: points.map((candle) => candle.low),
    close: points.map((candle) => candle.close),
    volume: points.map(() => 0),
  };
  const result = [{ meta, timestamp: points.map((candle) => seconds(candle.time)), indicators: { quote: [quote] } }];
  return { status: 200, body: { chart: { result, error: null } } };
}

import { candlesUntil, HOUR_MS, type Candle } from './candles.ts';

const STEP_MS = 300_000;
const POINTS = 288;

/** The price within an hour: open, then one extreme, the other extreme, close, in three equal legs. */
function priceAt(candle: Candle, time: number): number {
  const { open, high, low, close } = candle;
  const path = close >= open ? [open, low, high, close] : [open, high, low, close];
  const way = ((time - candle.time) / HOUR_MS) * 3;
  const leg = Math.min(2, Math.floor(way));
  const from = path[leg] ?? open;
  const to = path[leg + 1] ?? close;
  return from + (to - from) * (way - leg);
}

type Pair = [time: number, value: number];

interface Answer {
  prices: Pair[];
  market_caps: Pair[];
  total_volumes: Pair[];
}

function buildAnswer(prices: Pair[]): Answer {
  const zeros = prices.map(([time]): Pair => [time, 0]);
  return { prices, market_caps: zeros, total_volumes: zeros };
}

/** The market-data provider's one-day answer: 288 prices five minutes apart, the last one at or just before `now`. */
export function marketChart(now: number): Answer {
  const candles = new Map(candlesUntil(now).map((candle) => [candle.time, candle]));
  const last = Math.floor(now / STEP_MS) * STEP_MS;
  const prices = Array.from({ length: POINTS }, (_, at): Pair[] => {
    const time = last - (POINTS - 1 - at) * STEP_MS;
    const candle = candles.get(Math.floor(time / HOUR_MS) * HOUR_MS);
    return candle ? [[time, priceAt(candle, time)]] : [];
  }).flat();
  return buildAnswer(prices);
}

/** Its answer for thirty days: one price an hour, then the latest. */
export function monthlyChart(now: number): Answer {
  const candles = candlesUntil(now);
  const last = candles.at(-1);
  const hours = candles.map(({ time, open }): Pair => [time, open]);
  return buildAnswer(last ? [...hours, [now, priceAt(last, now)]] : hours);
}

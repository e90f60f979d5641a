import { readFileSync } from 'node:fs';

/** One hour; `time` is its start (ms). Prices are plain numbers: they are only drawn. */
export interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

export const HOUR_MS = 3_600_000;

const file = new URL('../../data/eth-usd-1h-2025-11.csv', import.meta.url);
const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);

/** The bundled candles, oldest first. */
export const shippedCandles: readonly Candle[] = rows.map((row) => {
  const [time = 0, open = 0, high = 0, low = 0, close = 0] = row.split(',').map(Number);
  return { time, open, high, low, close };
});

/** The last close as text, because a money amount is derived from it. */
export const lastCloseText: string = rows.at(-1)?.split(',').at(4) ?? '0';

/** The bundled candles shifted by whole hours so that the last one is the hour of `now`. */
export function candlesUntil(now: number): Candle[] {
  const last = Math.floor(now / HOUR_MS) * HOUR_MS;
  return shippedCandles.map((candle, at) => ({ ...candle, time: last - (shippedCandles.length - 1 - at) * HOUR_MS }));
}

/**
 * The same hours of ETH-BTC. They are derived, because no recorded ones are bundled: Ether moves twice as far as Bitcoin,
 * so that their ratio follows the square root of its price.
 */
export function toBitcoin({ time, ...prices }: Candle): Candle {
  const ratio = (price: number) => Math.round(0.0335 * Math.sqrt(price / 3_000) * 1e6) / 1e6;
  const { open, high, low, close } = prices;
  return { time, open: ratio(open), high: ratio(high), low: ratio(low), close: ratio(close) };
}

import type { Candle } from '../model/Candle.js';
import type { ChartFrame } from '../model/ChartView.js';

const HOUR_MS = 3_600_000;
const FRAME_HOURS: Readonly<Record<ChartFrame, number>> = { day: 24, fiveDays: 120, month: 720 };
/** The lengths candles may have (hours); each divides a day. */
const LENGTHS = [1, 3, 6] as const;
const LONGEST = 12;
/** A candle and its gap need so much (px), and the price axis takes so much of the chart. */
const LEAST_SLOT_PX = 5;
const AXIS_PX = 84;
/** More are not shown at once, so that a frame would begin outside of the chart. */
const MOST_CANDLES = 200;
/** A line is not drawn over a longer gap than this (ms). */
const MAX_GAP_MS = 3 * HOUR_MS;

/** How many hours a candle has in a chart of this width (px): as few as can be told apart. */
export function getCandleHours(frame: ChartFrame, width: number): number {
  if (frame === 'day') return 1;
  const most = Math.min((width - AXIS_PX) / LEAST_SLOT_PX, MOST_CANDLES);
  return LENGTHS.find((hours) => FRAME_HOURS[frame] / hours <= most) ?? LONGEST;
}

/** Candles of so many hours each, from hourly ones, oldest first; they begin at multiples of their length in UTC. */
export function groupCandles(candles: readonly Candle[], hours: number): readonly Candle[] {
  if (hours === 1) return candles;
  const length = hours * HOUR_MS;
  const groups: Candle[] = [];
  for (const candle of candles) {
    const time = Math.floor(candle.time / length) * length;
    const group = groups.at(-1);
    if (group?.time !== time) {
      groups.push({ ...candle, time });
      continue;
    }
    const [high, low] = [Math.max(group.high, candle.high), Math.min(group.low, candle.low)];
    groups[groups.length - 1] = { ...group, high, low, close: candle.close };
  }
  return groups;
}

/** The candles of a frame, from those of `hours` hours; the newest ends it. */
export function getFrameCandles(candles: readonly Candle[], frame: ChartFrame, hours: number): readonly Candle[] {
  const end = (candles.at(-1)?.time ?? 0) + hours * HOUR_MS;
  const from = end - FRAME_HOURS[frame] * HOUR_MS;
  return (candles[0]?.time ?? 0) >= from ? candles : candles.filter(({ time }) => time >= from);
}

/** The start of each candle of `hours` hours that more than three hours without a price precede. */
export function getBreaks(candles: readonly Candle[], hours: number): ReadonlySet<number> {
  const length = hours * HOUR_MS;
  const after = candles.filter(({ time }, at) => at > 0 && time - (candles[at - 1]?.time ?? 0) - HOUR_MS > MAX_GAP_MS);
  return new Set(after.map(({ time }) => Math.floor(time / length) * length));
}

import type { GrowthLog } from '../../model/Investment.js';
import { toEpoch } from '../../model/ServerTime.js';
import { type Decimal, subtract, toPixelNumber } from '../../money/decimal.js';
import { sortOldestFirst } from '../../rules/investments.js';

/** The drawing's own units; it is stretched to the available width. */
export const WIDTH = 240;
export const HEIGHT = 56;

const SIDE = 8;
const TOP = 8;
const BOTTOM = 44;
const TICK_FOOT = 55;
/** USD; smaller movements are flat, so that float noise never looks like a movement. */
const FLAT = 0.005;

export interface EquityGeometry {
  /** The height of the value before the first log. */
  readonly startLevel: number;
  /** SVG paths: the steps, and a tick under each log, longer at both ends. */
  readonly line: string;
  readonly ticks: string;
  /** The direction of all logs together. */
  readonly sign: -1 | 0 | 1;
  readonly first: GrowthLog;
  readonly last: GrowthLog;
  /** USD, exact: the lowest and the highest value, and the value before the first log. */
  readonly lowest: Decimal;
  readonly highest: Decimal;
  readonly start: Decimal;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** By time when all dates are readable, otherwise evenly. */
function positions(logs: readonly GrowthLog[]): readonly number[] {
  const times = logs.map((log) => toEpoch(log.date));
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  const isTimed = times.every((time) => !Number.isNaN(time)) && to > from;
  const shares = times.map((time, index) =>
    isTimed ? (time - from) / (to - from) : index / Math.max(1, logs.length - 1),
  );
  return shares.map((share) => rounded(SIDE + share * (WIDTH - 2 * SIDE)));
}

type Three<T> = readonly [T, T, T];

/**
 * The exact value of the investment before the logs at three indexes; at the last index and beyond, its current value.
 */
function valuesAt(currentAmount: Decimal, logs: readonly GrowthLog[], places: Three<number>): Three<Decimal> {
  const found: [Decimal, Decimal, Decimal] = [currentAmount, currentAmount, currentAmount];
  let reached = currentAmount;
  for (let index = logs.length; index >= 0; index -= 1) {
    for (const which of [0, 1, 2] as const) if (places[which] === index) found[which] = reached;
    const log = logs[index - 1];
    if (log !== undefined) reached = subtract(reached, log.amountAdded);
  }
  return found;
}

/**
 * The value of an investment over its growth logs, rebuilt backwards: before a log it was the current amount less that
 * log and all later ones. Uses floats, because they only position a line. `null` without logs.
 */
export function equityGeometry(currentAmount: Decimal, growthLogs: readonly GrowthLog[]): EquityGeometry | null {
  const logs = sortOldestFirst(growthLogs);
  const [first, last] = [logs[0], logs.at(-1)];
  if (first === undefined || last === undefined) return null;
  let reached = toPixelNumber(currentAmount);
  const values = [reached];
  for (const log of logs.toReversed()) values.push((reached -= toPixelNumber(log.amountAdded)));
  values.reverse();

  // Spreading a long list into Math.min would overflow the stack.
  const lowest = values.reduce((one, other) => Math.min(one, other));
  const highest = values.reduce((one, other) => Math.max(one, other));
  // Floats find the position on the line, decimals give the amount.
  const at = [0, values.indexOf(lowest), values.indexOf(highest)] as const;
  const [exactStart, exactLowest, exactHighest] = valuesAt(currentAmount, logs, at);
  const span = highest - lowest;
  const heightOf = (value: number) =>
    rounded(span < FLAT ? (TOP + BOTTOM) / 2 : BOTTOM - ((value - lowest) / span) * (BOTTOM - TOP));
  const [startLevel = BOTTOM, ...levels] = values.map(heightOf);
  const places = positions(logs);
  const isEnd = (index: number) => index === 0 || index === places.length - 1;
  return {
    startLevel,
    line: `M0 ${startLevel}${places.map((x, index) => `H${x}V${levels[index]}`).join('')}H${WIDTH}`,
    ticks: places.map((x, index) => `M${x} ${TICK_FOOT}v${isEnd(index) ? -7 : -4}`).join(''),
    sign: Math.sign(startLevel - (levels.at(-1) ?? startLevel)) as -1 | 0 | 1,
    first,
    last,
    start: exactStart,
    lowest: exactLowest,
    highest: exactHighest,
  };
}

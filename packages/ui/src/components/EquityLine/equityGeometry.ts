import type { GrowthLog } from '../../model/Investment.js';
import { toEpoch } from '../../model/ServerTime.js';
import { type Decimal, subtract, toPixelNumber } from '../../money/decimal.js';
import { sortOldestFirst } from '../../rules/investments.js';

/** The drawing's own units; it is stretched to the available width. */
export const WIDTH = 120;
export const HEIGHT = 32;

const TOP = 2;
const BOTTOM = 30;
/** USD; smaller movements are flat, so that float noise never looks like a movement. */
const FLAT = 0.005;

export interface EquityGeometry {
  /** The height of the value before the first log. */
  readonly startLevel: number;
  /** An SVG path: the steps. */
  readonly line: string;
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
  const shares = times.map((time, index) => (isTimed ? (time - from) / (to - from) : (index + 1) / logs.length));
  return shares.map((share) => rounded(share * WIDTH));
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
  const toHeight = (value: number) =>
    rounded(span < FLAT ? (TOP + BOTTOM) / 2 : BOTTOM - ((value - lowest) / span) * (BOTTOM - TOP));
  const [startLevel = BOTTOM, ...levels] = values.map(toHeight);
  const places = positions(logs);
  return {
    startLevel,
    line: `M0 ${startLevel}${places.map((x, index) => `H${x}V${levels[index]}`).join('')}H${WIDTH}`,
    first,
    last,
    start: exactStart,
    lowest: exactLowest,
    highest: exactHighest,
  };
}

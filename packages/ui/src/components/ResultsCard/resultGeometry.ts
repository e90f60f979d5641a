import { roundLines } from '../../format/roundNumbers.js';
import { isGreater, isLess, toPixelNumber, ZERO } from '../../money/decimal.js';
import type { DailyResult, Results } from '../../rules/results.js';

/** The drawings' own units; they are stretched to the available width and height. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** Free space above and below (share of the range). */
const PADDING = 0.08;
const MOST_LINES = 4;
/** USD: the least range, so that a cent is no mountain. */
const LEAST_RANGE = 1;
/** The share of a day that its bar takes. */
const BAR = 0.66;

/** A vertical scale, from 0 at the top to `HEIGHT`. */
export interface ResultScale {
  readonly y: (usd: number) => number;
  /** USD, ascending. */
  readonly lines: readonly number[];
}

function scaleOver(values: readonly number[]): ResultScale {
  // Spreading a long list into Math.min would overflow the stack.
  const lowest = values.reduce((one, other) => Math.min(one, other), 0);
  const highest = values.reduce((one, other) => Math.max(one, other), 0);
  const range = Math.max(highest - lowest, LEAST_RANGE);
  const margin = (range - (highest - lowest)) / 2 + range * PADDING;
  const [min, max] = [lowest - margin, highest + margin];
  return {
    y: (usd) => round(HEIGHT - ((usd - min) / (max - min)) * HEIGHT),
    lines: roundLines(min, max, MOST_LINES),
  };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Everything the two drawings need. Floats, because they only position lines. */
export interface ResultGeometry {
  readonly line: ResultScale;
  /** SVG path: flat from zero, a jump at each day with a result. */
  readonly path: string;
  readonly bars: ResultScale;
  /** SVG paths: a bar for each day's gain or loss, and a short upright for each day without a result. */
  readonly gains: string;
  readonly losses: string;
  readonly gaps: string;
  /** The day that is not over yet; empty without a result on it. */
  readonly today: string;
  /** The best and the worst day; `null` when none gained, or none lost. */
  readonly best: DailyResult | null;
  readonly worst: DailyResult | null;
}

/** Works out the drawings of results. Each day has the same width in both; `isTodayOpen` when the last day is today. */
export function resultGeometry({ days }: Pick<Results, 'days'>, isTodayOpen: boolean): ResultGeometry {
  const slot = WIDTH / days.length;
  const totals = days.map(({ total }) => toPixelNumber(total));
  const line = scaleOver(totals);
  const jumps = days.map(({ result }, index) =>
    result === null ? '' : `H${round((index + 0.5) * slot)}V${line.y(totals[index] ?? 0)}`,
  );

  const results = days.map(({ result }) => (result === null ? null : toPixelNumber(result)));
  const bars = scaleOver(results.map((result) => result ?? 0));
  const zero = bars.y(0);
  const parts = { gains: '', losses: '', gaps: '', today: '' };
  for (const [index, result] of results.entries()) {
    const left = round((index + (1 - BAR) / 2) * slot);
    const width = round(slot * BAR);
    if (result === null) {
      if (index < days.length - 1 || !isTodayOpen) parts.gaps += `M${round((index + 0.5) * slot)} ${zero - 6}v12`;
      continue;
    }
    const bar = `M${left} ${zero}V${bars.y(result)}h${width}V${zero}z`;
    if (isTodayOpen && index === days.length - 1) parts.today = bar;
    else parts[result < 0 ? 'losses' : 'gains'] += bar;
  }
  return { line, path: `M0 ${line.y(0)}${jumps.join('')}H${WIDTH}`, bars, ...parts, ...findExtremes(days) };
}

function findExtremes(days: readonly DailyResult[]): Pick<ResultGeometry, 'best' | 'worst'> {
  let [best, worst]: [DailyResult | null, DailyResult | null] = [null, null];
  for (const day of days) {
    if (day.result === null) continue;
    if (isGreater(day.result, best?.result ?? ZERO)) best = day;
    if (isLess(day.result, worst?.result ?? ZERO)) worst = day;
  }
  return { best, worst };
}

/** A goal and what was measured. */
export interface Verdict {
  /** Its row in lab/bench/README.md. */
  readonly row: string;
  readonly what: string;
  /** The highest allowed value, in `unit`. */
  readonly limit: number;
  readonly unit: Unit;
  /** NaN when it was not measured. */
  readonly measured: number;
  /** What it is compared with. */
  readonly peer?: string;
  readonly isStretch?: true;
  /** Whether less than the limit will not do either, as with counts. */
  readonly isExact?: true;
  readonly isMet: boolean;
  /** Whether the run fails when it is not met. */
  readonly isBinding: boolean;
}

/** `shift` is the layout shift, which has no unit. */
export type Unit = '×' | 'ms' | 'µs' | 'MB' | 'kB' | 'elements' | 'calls' | 'routes' | 'shift';

const wholeUnits: readonly Unit[] = ['elements', 'calls', 'routes'];

/** A verdict on a goal that binds: a ratio, a size, or a time with room for a busy machine. */
export function verdict(row: string, what: string, limit: number, unit: Unit, measured: number, peer = ''): Verdict {
  return { row, what, limit, unit, measured, peer, isMet: measured <= limit, isBinding: true };
}

/** A verdict on a count, which must be met exactly. */
export function exactly(row: string, what: string, count: number, unit: Unit, measured: number, peer = ''): Verdict {
  return { ...verdict(row, what, count, unit, measured, peer), isExact: true, isMet: measured === count };
}

/** A time that depends on the machine: it is reported, and does not bind. */
export function reported(...goal: Parameters<typeof verdict>): Verdict {
  return { ...verdict(...goal), isBinding: false };
}

/** The cells of a verdict: row, what, goal, measured, peer, met. */
export function verdictCells({ row, what, limit, unit, measured, peer = '', ...rest }: Verdict): string[] {
  const digits = wholeUnits.includes(unit) || measured >= 100 ? 0 : unit === 'shift' ? 4 : 2;
  return [
    row,
    what,
    `${rest.isExact ? '=' : '≤'} ${limit} ${unit}${rest.isStretch ? ' (stretch)' : ''}`,
    Number.isNaN(measured) ? 'not measured' : `${measured.toFixed(digits)} ${unit}`,
    peer,
    rest.isMet ? 'yes' : `no${rest.isBinding ? '' : ' (not binding)'}`,
  ];
}

export const verdictHead = ['', 'what', 'goal', 'measured', 'compared with', 'met'];

/** A goal and what was measured. */
export interface Verdict {
  /** Its row in bench/README.md. */
  readonly row: string;
  readonly what: string;
  /** The highest allowed value, in `unit`. */
  readonly limit: number;
  readonly unit: '×' | 'ms' | 'MB' | 'kB' | 'elements';
  /** NaN when it was not measured. */
  readonly measured: number;
  /** What it is compared with. */
  readonly peer?: string;
  readonly isStretch?: true;
  readonly isMet: boolean;
  /** Whether the run fails when it is not met. */
  readonly isBinding: boolean;
}

/** A verdict on a goal that binds. */
export function verdict(
  row: string,
  what: string,
  limit: number,
  unit: Verdict['unit'],
  measured: number,
  peer = '',
): Verdict {
  return { row, what, limit, unit, measured, peer, isMet: measured <= limit, isBinding: true };
}

/** The cells of a verdict: row, what, goal, measured, peer, met. */
export function verdictCells({ row, what, limit, unit, measured, peer = '', ...rest }: Verdict): string[] {
  const digits = unit === 'elements' ? 0 : 2;
  return [
    row,
    what,
    `≤ ${limit} ${unit}${rest.isStretch ? ' (stretch)' : ''}`,
    Number.isNaN(measured) ? 'not measured' : `${measured.toFixed(digits)} ${unit}`,
    peer,
    rest.isMet ? 'yes' : `no${rest.isBinding ? '' : ' (not binding)'}`,
  ];
}

export const verdictHead = ['', 'what', 'goal', 'measured', 'compared with', 'met'];

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
  readonly isMet: boolean;
  /** Whether the run fails when it is not met. */
  readonly isBinding: boolean;
}

/** `shift` is the layout shift, which has no unit. */
export type Unit = '×' | 'ms' | 'µs' | 'MB' | 'elements' | 'shift';

/** A verdict on a goal that binds: a ratio, a size, or a time with room for a busy machine. */
export function verdict(row: string, what: string, limit: number, unit: Unit, measured: number, peer = ''): Verdict {
  return { row, what, limit, unit, measured, peer, isMet: measured <= limit, isBinding: true };
}

/** A time that depends on the machine: it is reported, and does not bind. */
export function reported(...goal: Parameters<typeof verdict>): Verdict {
  return { ...verdict(...goal), isBinding: false };
}

export const verdictHead = ['', 'what', 'goal', 'measured', 'compared with', 'met'];

/** The cells of what each run says of a goal. */
export function verdictCells(runs: readonly Verdict[]): string[] {
  const [first] = runs;
  if (!first) return [];
  const { row, what, limit, unit, isBinding } = first;
  const digits = (value: number) => (unit === 'elements' || value >= 100 ? 0 : unit === 'shift' ? 4 : 2);
  const measured = runs.map(({ measured: value }) => (Number.isNaN(value) ? '–' : value.toFixed(digits(value))));
  const met = runs.filter(({ isMet }) => isMet).length;
  const isMet = met === runs.length;
  const times = met === 0 ? 'no' : `${met} of ${runs.length}`;
  return [
    row,
    what,
    `≤ ${limit} ${unit}`,
    `${measured.join(' · ')} ${unit}`,
    [...new Set(runs.flatMap(({ peer }) => peer || []))].join(' · '),
    isMet ? 'yes' : `${times}${isBinding ? '' : ' (not binding)'}`,
  ];
}

import { table } from '../chart/report.ts';

/** A line of a table: what was counted, and what it had to be. */
export interface Verdict {
  readonly what: string;
  /** Empty when the figure is told and nothing is asked of it. */
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** A count that has to be nought. */
export function nought(what: string, count: number): Verdict {
  return { what, goal: '0', measured: `${count}`, isMet: count === 0 };
}

export function asked(what: string, goal: string, measured: number | string, isMet: boolean): Verdict {
  return { what, goal, measured: `${measured}`, isMet };
}

export function told(what: string, measured: number | string): Verdict {
  return { what, goal: '', measured: `${measured}`, isMet: true };
}

/** Goal, measured, met. */
export function verdictsText(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, goal, measured, isMet }) => [
    what,
    goal || '(told)',
    measured,
    goal === '' ? '' : isMet ? 'yes' : 'NO',
  ]);
  return table(['what', 'goal', 'measured', 'met'], rows);
}

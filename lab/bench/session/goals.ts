import { table } from '@etherpilot/testkit/table';

/** A row of a table: the measured value, and its goal. */
export interface Verdict {
  readonly what: string;
  /** Empty when there is no goal. */
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** A count that must be zero. */
export function expectZero(what: string, count: number): Verdict {
  return { what, goal: '0', measured: `${count}`, isMet: count === 0 };
}

export function expectGoal(what: string, goal: string, measured: number | string, isMet: boolean): Verdict {
  return { what, goal, measured: `${measured}`, isMet };
}

export function reportOnly(what: string, measured: number | string): Verdict {
  return { what, goal: '', measured: `${measured}`, isMet: true };
}

/** Goal, measured, met. */
export function verdictsText(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, goal, measured, isMet }) => [
    what,
    goal || '(reported only)',
    measured,
    goal === '' ? '' : isMet ? 'yes' : 'NO',
  ]);
  return table(['what', 'goal', 'measured', 'met'], rows);
}

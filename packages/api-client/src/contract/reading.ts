import * as v from 'valibot';

/** What does not fit in a record, as a report may say it: where, and what was expected there. */
export interface Issue {
  /** Dotted, of wire names; empty for the record itself. */
  readonly at: string;
  readonly expected: string;
}

/** A record as far as it can be read. */
export interface Reading<T> {
  /** `null` when it cannot be read at all. */
  readonly record: T | null;
  /** What does not fit, a list for each record or entry that was left out. */
  readonly problems: readonly (readonly Issue[])[];
}

/** Reads one record by its schema. The issues hold nothing of its values. */
export function readRecord<S extends v.GenericSchema>(schema: S, wire: unknown): Reading<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, wire);
  if (parsed.success) return { record: parsed.output, problems: [] };
  const issues = parsed.issues.map((issue) => ({
    at: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.type,
  }));
  return { record: null, problems: [issues] };
}

/** The same issue, seen from further out. */
export function within(outer: string): (issue: Issue) => Issue {
  return ({ at, expected }) => ({ at: at === '' ? outer : `${outer}.${at}`, expected });
}

/** `amount: expected a plain decimal`. */
export function describeIssue({ at, expected }: Issue): string {
  return at === '' ? `expected ${expected}` : `${at}: expected ${expected}`;
}

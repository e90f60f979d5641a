import * as v from 'valibot';

/** A validation issue that is safe to log: the field, and what was expected there. */
export interface Issue {
  /** Dotted path of wire names; empty for the record itself. */
  readonly at: string;
  readonly expected: string;
}

/** A record, as far as it could be read. */
export interface Reading<T> {
  /** `null` when it is unreadable. */
  readonly record: T | null;
  /** The issues, one list for each record or entry that was left out. */
  readonly problems: readonly (readonly Issue[])[];
}

/** Validates one record. The issues hold none of its values. */
export function readRecord<S extends v.GenericSchema>(schema: S, wire: unknown): Reading<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, wire);
  if (parsed.success) return { record: parsed.output, problems: [] };
  const issues = parsed.issues.map((issue) => ({
    at: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.type,
  }));
  return { record: null, problems: [issues] };
}

/** Prefixes the path of an issue with that of its parent. */
export function within(outer: string): (issue: Issue) => Issue {
  return ({ at, expected }) => ({ at: at === '' ? outer : `${outer}.${at}`, expected });
}

/** `amount: expected a plain decimal`. */
export function describeIssue({ at, expected }: Issue): string {
  return at === '' ? `expected ${expected}` : `${at}: expected ${expected}`;
}

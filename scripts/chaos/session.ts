import type { Lab } from '../lib/lab.ts';
import type { OrderAttempt } from './orderLog.ts';
import type { Person } from './persons.ts';
import type { Tab, Wire } from './tabs.ts';

/** The run so far. */
export interface Session {
  readonly lab: Lab;
  readonly wire: Wire;
  readonly tabs: Tab[];
  /** The signed-in user; `null` before the first sign-in and after a logout. */
  person: Person | null;
  step: number;
  /** The name of the tab of the last step. */
  current: string;
  /** How many amounts were used, by user and kind. */
  readonly drafts: Map<string, number>;
  /** Event counts by name. */
  readonly counts: Map<string, number>;
  /** Orders that were seen on a screen of their own user. */
  readonly seen: Set<OrderAttempt>;
}

export function count({ counts }: Session, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export function getPerson({ person }: Session): Person {
  if (person === null) throw new Error('Nobody is signed in.');
  return person;
}

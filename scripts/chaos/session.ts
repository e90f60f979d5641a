import type { Lab } from '../../bench/session/lab.ts';
import type { Press } from './orderLog.ts';
import type { Person } from './persons.ts';
import type { Tab, Wire } from './tabs.ts';

/** The run so far. */
export interface Session {
  readonly lab: Lab;
  readonly wire: Wire;
  readonly tabs: Tab[];
  /** Who is signed in; nobody before the first and after a logout. */
  person: Person | null;
  step: number;
  /** The tab of the last step, by its name. */
  current: string;
  /** How many amounts have been thought of, by person and kind. */
  readonly drafts: Map<string, number>;
  /** What has happened, by its name. */
  readonly counts: Map<string, number>;
  /** Presses that were seen on a screen of their own person. */
  readonly seen: Set<Press>;
}

export function count({ counts }: Session, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export function personOf({ person }: Session): Person {
  if (person === null) throw new Error('Nobody is signed in.');
  return person;
}

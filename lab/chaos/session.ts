import type { ListBehavior } from '../../apps/sandbox-api/src/simulation/listBehavior.ts';
import type { Lab } from '../builtApp.ts';
import type { DatabaseBehavior } from './disturbPage.ts';
import type { OrderAttempt, OrderKind } from './orderLog.ts';
import type { Person } from './persons.ts';
import type { Tab } from './tabs.ts';
import { countEvent, type Wire } from './wire.ts';

/** The run so far. */
export type Session = ReturnType<typeof createSession>;

/** A run that begins. `preferred`: the names of actions and faults that are to come more often. */
export function createSession(lab: Lab, wire: Wire, preferred: readonly string[]) {
  return {
    lab,
    wire,
    preferred,
    tabs: [] as Tab[],
    /** The signed-in user; `null` before the first sign-in and after a logout. */
    person: null as Person | null,
    /** Log out was clicked since the last sign-in: on a busy machine that can work although the click is said to have failed. */
    isLoggingOut: false,
    database: 'works' as DatabaseBehavior,
    clockOffset: 0,
    /** Whether the device had another time than the server. */
    isClockWrong: false,
    /** How lists differ from what is stored. */
    lists: {} as Partial<ListBehavior>,
    /** Whether a coin is missing or in another place, until the next step. */
    areCoinsSpoiled: false,
    /** How many tabs were opened. */
    opened: 0,
    step: 0,
    /** The name of the tab of the last step. */
    current: '',
    /** How many amounts were used, by user and kind. */
    drafts: new Map<string, number>(),
    /** Orders that were seen on a screen of their own user. */
    seen: new Set<OrderAttempt>(),
  };
}

export function count({ wire }: Session, what: string): void {
  countEvent(wire, what);
}

export function getPerson({ person }: Session): Person {
  if (person === null) throw new Error('Nobody is signed in.');
  return person;
}

/** How long a page remembers a list that no screen shows (ms), with a margin. */
const REMEMBERED_MS = 240_000;

/** Whether the page in a tab has read the whole list of a kind, and still knows it. */
export function isListKnown({ wire }: Session, { name, loadedAt }: Tab, kind: OrderKind): boolean {
  const isKnown = (at: number) => at > loadedAt && Date.now() - at < REMEMBERED_MS;
  return wire.reads.some((read) => read.tab === name && read.kind === kind && read.isWhole && isKnown(read.at));
}

/** Records that a user has signed in, or with `null` that nobody is. What was claimed to another one is not judged any more. */
export function setPerson(session: Session, person: Person | null): void {
  const { wire } = session;
  if (session.person !== null && session.person !== person) wire.log.leave(session.person.email);
  if (session.person !== person) [wire.claims, wire.reads] = [[], []];
  session.person = person;
  wire.person = person?.email ?? null;
}

/** Records that the app may have lost the details of the user's orders, not their locks. */
export function forgetDetails({ person, wire }: Session): void {
  if (person !== null) wire.log.leave(person.email);
}

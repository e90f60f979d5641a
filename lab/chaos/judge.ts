import { setTimeout as pause } from 'node:timers/promises';
import {
  type Evidence,
  falseFailures,
  falseFinds,
  falseInterruptions,
  falseLookups,
  falselyUnlisted,
  falseSuccesses,
  groundlessPermissions,
  unsaidDoubles,
} from './claimRules.ts';
import { type Message, readMessage } from './claims.ts';
import { endedAddresses, foreignAddresses, hiddenAddresses } from './depositRules.ts';
import {
  doubledOrders,
  foreignOrders,
  isSeen,
  lostSessions,
  openForms,
  reopenedOrders,
  type TabState,
  unstatedBalances,
  wrongDerivations,
} from './invariants.ts';
import type { OrderKind } from './orderLog.ts';
import { readScreen } from './readScreen.ts';
import type { PersonBooks } from './storedOrders.ts';
import { count, type Session, setPerson } from './session.ts';
import type { Tab } from './tabs.ts';
import { claim } from './watchToasts.ts';

/**
 * How long the tabs have to reach the expected state (ms): messages between tabs are slow on a busy machine, and a refused
 * order is looked for again after 3 s.
 */
const SETTLE_MS = 10_000;
const SETTLE_STEP_MS = 50;

/**
 * The current violations that persist once the tabs have had time to settle. What was sent, stored twice or logged cannot be
 * undone.
 */
export async function problemsNow(session: Session, readBooks: () => Promise<PersonBooks[]>): Promise<string[]> {
  const { wire, tabs } = session;
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const states = (await Promise.all(tabs.map((tab) => readState(session, tab)))).filter(
      (state) => state !== undefined,
    );
    const books = await readBooks();
    const final = [...wire.problems, ...wire.complaints, ...doubledOrders(books, wire.log)];
    const shown = findProblems(session, states, books);
    if (final.length > 0) return [...final, ...shown];
    if (shown.length === 0 || Date.now() > until) return shown;
    await pause(SETTLE_STEP_MS);
  }
}

/** What a tab shows; `undefined` while its page is unloading: the next one is read after the next step. */
async function readState(session: Session, tab: Tab): Promise<TabState | undefined> {
  const { wire, isClockWrong } = session;
  const { name, page } = tab;
  const reading = await readScreen(page).catch(() => undefined);
  if (reading === undefined) return undefined;
  const { stated, least } = tab.profile;
  for (const { kind, ...message } of reading.failures) claimOnce(session, name, kind, message);
  const { loadedAt } = tab;
  const state: TabState = { name, person: wire.person, reading, stated, least, isClockWrong, loadedAt };
  for (const attempt of wire.log.attempts) if (isSeen(attempt, state)) session.seen.add(attempt);
  return state;
}

/** A failure stays at its form; it is a claim only once. */
function claimOnce({ wire }: Session, tab: string, kind: OrderKind, message: Message): void {
  const last = wire.log.attempts.findLast((one) => one.tab === tab && one.kind === kind);
  if (last === undefined || readMessage(message) === null) return;
  const isKnown = wire.claims.some(({ says, about }) => says === 'failed' && about.includes(last));
  if (!isKnown) claim(wire, tab, message);
}

function findProblems(session: Session, states: readonly TabState[], books: readonly PersonBooks[]): string[] {
  const { wire } = session;
  const { log, claims, reads } = wire;
  const lost = states.flatMap(lostSessions);
  if (lost.length > 0 && (wire.lostTokensAt > 0 || session.isLoggingOut)) {
    setPerson(session, null);
    count(session, session.isLoggingOut ? 'logouts that took long' : 'sessions lost with a page that was refreshing');
    return [];
  }
  const notes = states.flatMap(({ person, reading }) =>
    person === null ? [] : reading.notes.map((kind) => ({ person, kind })),
  );
  const loadedAt = new Map(states.map((one) => [one.name, one.loadedAt]));
  const evidence: Evidence = { attempts: log.attempts, claims, reads, books, notes, loadedAt, now: Date.now() };
  return [
    ...lost,
    ...[falseFailures, falseSuccesses, falseFinds, falseInterruptions, unsaidDoubles].flatMap((rule) => rule(evidence)),
    ...states.flatMap((state) => [
      ...unstatedBalances(state),
      ...wrongDerivations(state),
      ...foreignOrders(state, log.attempts),
      ...openForms(state, log),
      ...reopenedOrders(state, books, log),
      ...falseLookups(state, evidence),
      ...falselyUnlisted(state, evidence),
      ...groundlessPermissions(state, evidence),
      ...foreignAddresses(state, books),
      ...hiddenAddresses(state, evidence),
      ...endedAddresses(state, evidence),
    ]),
  ];
}

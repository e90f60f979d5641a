import { formatAmount } from './amounts.ts';
import type { Claim, ListRead } from './claims.ts';
import type { TabState } from './invariants.ts';
import { formatAttempt, isTraceable, type OrderAttempt, type OrderKind } from './orderLog.ts';
import { countStored, type PersonBooks } from './storedOrders.ts';

/** All that the claims on the screens are compared with. */
export interface Evidence {
  readonly attempts: readonly OrderAttempt[];
  readonly claims: readonly Claim[];
  readonly reads: readonly ListRead[];
  readonly books: readonly PersonBooks[];
  /** Kinds of which a form says that the history shows an order like the refused one, by person. */
  readonly notes: readonly Pick<Claim, 'person' | 'kind'>[];
  /** When the document of each open tab was loaded (ms since the epoch), by the name of the tab. */
  readonly loadedAt: ReadonlyMap<string, number>;
  /** The current time (ms since the epoch). */
  readonly now: number;
}

/** Time for a page to say what it has just read (ms). */
const SAYING_MS = 500;

/** An accepted order is looked for after 3 s, and if that failed or the page was loaded since every 15 s (ms). */
const LOOKED_FOR_MS = { first: 4_000, again: 20_000 };

/** Whether a list as it was read shows an order, at least so many times. */
export function shows({ kind, text }: ListRead, attempt: OrderAttempt, times = 1): boolean {
  return kind === attempt.kind && (text ?? '').split(`"${attempt.amount}"`).length > times;
}

/** The balance is read with a list, and what both say is told together (ms). */
const BALANCE_MS = 6_000;

/** Of a refused order the app says what two reads of its history show, and looks no further. */
const LOOKS = 2;
const isUnchecked = ({ text }: Claim) => text.includes("hasn't been checked");

/**
 * No order that is stored is said to have failed, unless that was corrected, or the app could not know: a read of its tab has
 * failed, those since have not shown it, or its looks have not while lists lag behind for longer than they take.
 */
export function falseFailures({ claims, reads, books, notes }: Evidence): string[] {
  const isCorrected = ({ person, kind, about }: Claim) =>
    notes.some((note) => note.person === person && note.kind === kind) ||
    claims.some(
      (one) =>
        one.person === person &&
        one.says === 'found' &&
        (one.kind ?? kind) === kind &&
        one.at >= (about[0]?.clickedAt ?? 0),
    );
  /** What its tab has read, or tried to, since the order was clicked. */
  const readsSince = ({ tab }: Claim, { kind, clickedAt }: OrderAttempt) =>
    reads.filter((read) => read.tab === tab && read.kind === kind && read.at > clickedAt);
  const isFalse = (claim: Claim, attempt: OrderAttempt) => {
    if (!isTraceable(attempt) || countStored(books, attempt) === 0) return false;
    const own = readsSince(claim, attempt);
    const isUnseen = attempt.isHidden && own.slice(0, LOOKS).filter((read) => !shows(read, attempt)).length === LOOKS;
    if (isUnseen || own.some(({ text }) => text === null)) return false;
    return own.some((read) => shows(read, attempt)) || (!isUnchecked(claim) && !own.some(({ at }) => at > claim.at));
  };
  /**
   * Said after the tab has read that the order is stored, or has read nothing else: that it is corrected elsewhere on the screen is
   * no excuse. What came last it may not have heard of yet.
   */
  const isSaidDespite = (claim: Claim, attempt: OrderAttempt) => {
    if (!claim.isToast || !isTraceable(attempt) || isUnchecked(claim)) return false;
    const own = readsSince(claim, attempt).filter(({ at }) => at < claim.at);
    return (
      own.some((read) => read.at < claim.at - SAYING_MS && shows(read, attempt)) ||
      (own.length > 0 && own.every((read) => shows(read, attempt)))
    );
  };
  return claims
    .filter((claim) => claim.says === 'failed' && claim.about.length > 0)
    .filter(
      (claim) =>
        claim.about.every((attempt) => isSaidDespite(claim, attempt)) ||
        (!isCorrected(claim) && claim.about.every((attempt) => isFalse(claim, attempt))),
    )
    .map(({ tab, title, about }) => `${tab} says “${title}” of ${formatAll(about)}, which is stored`);
}

/** What is said to be submitted or started was accepted. */
export function falseSuccesses({ claims }: Evidence): string[] {
  return claims
    .filter(({ says, about }) => says === 'submitted' && !about.some(({ isAccepted }) => isAccepted))
    .map(({ tab, title, about }) => `${tab} says “${title}” of ${formatAll(about)}, which was not accepted`);
}

/** What is said to be in a history is stored, and stored once more than it was ordered if that is said. */
export function falseFinds({ attempts, claims, books }: Evidence): string[] {
  return claims
    .filter(({ says }) => says === 'found' || says === 'doubled')
    .filter(({ says, person, kind }) => {
      const own = attempts.filter((one) => one.person === person && (one.kind === kind || kind === null));
      const isSaid = (one: OrderAttempt) =>
        countStored(books, one) > (says === 'doubled' ? (one.isRepeated ? 2 : 1) : 0);
      return !own.some(isSaid);
    })
    .map(({ tab, text }) => `${tab} says “${text}”, and nothing of that is stored`);
}

/**
 * A page is said to be closed only after the answer to an order was lost, or while it waited for a fresh token: before it was
 * sent, or after a 401. The next page cannot know which.
 */
export function falseInterruptions({ attempts, claims }: Evidence): string[] {
  const isOpen = ({ isLost, outcome }: OrderAttempt) => isLost || outcome === 'attempted' || outcome === 'unauthorized';
  return claims
    .filter(
      ({ says, person }) => says === 'interrupted' && !attempts.some((one) => one.person === person && isOpen(one)),
    )
    .map(({ tab, text }) => `${tab} says “${text}”, and the answer to every order has arrived`);
}

/**
 * An accepted withdrawal or bot that is stored twice is said to be, once its page has read a list with both and knows what
 * the list held before.
 */
export function unsaidDoubles({ attempts, claims, reads, books, loadedAt, now }: Evidence): string[] {
  return attempts
    .filter((attempt) => attempt.kind !== 'deposit' && attempt.isAccepted && isTraceable(attempt))
    .filter((attempt) => {
      if (countStored(books, attempt) < 2) return false;
      const { tab, person, kind, clickedAt, isListKnown } = attempt;
      const since = loadedAt.get(tab);
      if (!isListKnown || since === undefined) return false;
      const own = reads.filter(
        (one) => one.tab === tab && one.person === person && one.kind === kind && one.at > clickedAt,
      );
      const isFirst = since < clickedAt && own.every(({ text }) => text !== null);
      const wait = LOOKED_FOR_MS[isFirst ? 'first' : 'again'];
      const isRead = own.some((read) => now - Math.max(read.at, since) > wait && shows(read, attempt, 2));
      const isSaid = claims.some(
        (one) => one.person === person && one.kind === kind && one.says === 'doubled' && one.at > clickedAt,
      );
      return isRead && !isSaid;
    })
    .map((attempt) => `nothing says that ${formatAttempt(attempt)} is stored twice`);
}

/** A form says of an order that it is in its history only if it is, and that it is not until its tab reads it or lists fall behind. */
export function falseLookups({ name, person, reading }: TabState, evidence: Evidence): string[] {
  const { attempts, books, reads, now } = evidence;
  const own = attempts.filter((one) => one.person === person);
  return reading.lookups.flatMap((text) => {
    const attempt = own.findLast((one) => text.includes(formatAmount(one)));
    if (attempt === undefined || attempt.alsoSentBy === 'device' || attempt.isRepeated) return [];
    const isDenied = /^No new .* in your history yet\.$|not among your bots yet\.$/.test(text);
    const isStated = / (is|are) in your history, |is among your bots/.test(text);
    const isRead = reads
      .filter(({ tab, at }) => tab === name && at > attempt.clickedAt && now - at > BALANCE_MS)
      .some((read) => shows(read, attempt));
    const isFalse = countStored(books, attempt) > 0 ? isDenied && isRead && !attempt.isHidden : isStated;
    return isFalse ? [`${name} says “${text}” of ${formatAttempt(attempt)}`] : [];
  });
}

/** An order is said to be accepted but not listed only if it was accepted, and until its page has read that it is listed. */
export function falselyUnlisted({ name, person, reading, loadedAt }: TabState, { attempts, reads, now }: Evidence) {
  return reading.unlisted.flatMap((text) => {
    const own = attempts.filter((one) => one.person === person && text.includes(formatAmount(one)));
    if (own.every(({ isAccepted }) => !isAccepted))
      return [`${name} says “${text}” of ${formatAll(own)}, which was not accepted`];
    const listed = own.find(
      (attempt) =>
        isTraceable(attempt) &&
        reads.some(
          (read) => read.tab === name && read.at > loadedAt && now - read.at > SAYING_MS && shows(read, attempt),
        ),
    );
    return listed === undefined
      ? []
      : [`${name} says “${text}” of ${formatAttempt(listed)}, which it has read in a list`];
  });
}

/** Another order like a refused one can be allowed only where one was refused. */
export function groundlessPermissions({ name, person, reading }: TabState, { attempts }: Evidence): string[] {
  const isRefused = (kind: OrderKind) =>
    attempts.some((one) => one.person === person && one.kind === kind && one.outcome === 'refused');
  return reading.allows
    .filter((kind) => !isRefused(kind))
    .map((kind) => `${name} offers to allow another ${kind}, and none was refused`);
}

function formatAll(about: readonly OrderAttempt[]): string {
  return about.length === 0 ? 'an order that nobody has placed' : about.map(formatAttempt).join(' or ');
}

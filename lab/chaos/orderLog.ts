import { readAnswer } from './answers.ts';

export const orderKinds = ['withdrawal', 'deposit', 'bot'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * `attempted`: not sent yet. `unauthorized`: answered 401, so it was not stored and may be retried with a fresh token.
 * `released`: its outcome is unknown, and its form was unlocked anyway, or the browser has lost what it knew.
 */
type OrderOutcome = 'attempted' | 'sending' | 'unauthorized' | 'confirmed' | 'refused' | 'uncertain' | 'released';

/** How long a page on a busy machine can need to read an answer and to store it (ms). */
const STORED_LATE_MS = 2_000;

/** What the user ordered, and where. */
export interface NewAttempt {
  readonly person: string;
  readonly kind: OrderKind;
  /** As the form sends it: USD, or coin units for a deposit. */
  readonly amount: string;
  /** The code of the coin that the user chose; `null` for a bot. */
  readonly coin: string | null;
  /** The name of the tab. */
  readonly tab: string;
  readonly step: number;
  /** Whether its tab had read the whole list by then, so that what is new in it can be told. */
  readonly isListKnown: boolean;
}

/**
 * One deliberate click of a button that moves money. Its amount is unique, so that everything can be traced to it, unless the
 * user orders again what was refused.
 */
export interface OrderAttempt extends NewAttempt {
  /** When it was clicked (ms since the epoch). */
  readonly clickedAt: number;
  /** When the browser got the status of its last answer (ms since the epoch); 0 before. */
  answeredAt: number;
  /** Number of requests sent. */
  requests: number;
  outcome: OrderOutcome;
  /** Whether the browser received a 5xx. */
  hasFailed: boolean;
  /** Whether its answer was lost, with its page or without. */
  isLost: boolean;
  /**
   * Whether its form was unlocked, or its details were lost, before the browser reported that its body was cut off: that can
   * take until its page is closed.
   */
  isReleased: boolean;
  /** Whether its answer was an acceptance, by the rules of the contract. */
  isAccepted: boolean;
  /** The address that the server gave for a deposit; `null` when none arrived. */
  address: string | null;
  /** What else may have sent it: the browser again by itself, or another device the same. */
  alsoSentBy: 'nothing' | 'browser' | 'device';
  /** Whether the user has deliberately ordered the same twice. */
  isRepeated: boolean;
  /** Whether the lists have lagged so far behind when it was sent that no read could prove it missing. */
  isHidden: boolean;
  /** Whether the browser no longer has its details: its user has signed out since, or the database was cleared. */
  isForgotten: boolean;
}

/** Every order of the run and its known state: how the app must see it. */
export type OrderLog = ReturnType<typeof createOrderLog>;

export function createOrderLog() {
  const attempts: OrderAttempt[] = [];
  /** The last order of this amount. */
  const find = (kind: OrderKind, amount: string): OrderAttempt | undefined =>
    attempts.findLast((attempt) => attempt.kind === kind && attempt.amount === amount);
  const isUnresolved = ({ outcome }: OrderAttempt) => outcome === 'sending' || outcome === 'uncertain';

  return {
    attempts: attempts as readonly OrderAttempt[],
    find,
    attempt(order: NewAttempt): OrderAttempt {
      const same = find(order.kind, order.amount);
      if (same !== undefined) same.isRepeated = true;
      const attempt: OrderAttempt = {
        ...order,
        clickedAt: Date.now(),
        answeredAt: 0,
        requests: 0,
        outcome: 'attempted',
        hasFailed: false,
        isLost: false,
        isReleased: false,
        isAccepted: false,
        address: null,
        alsoSentBy: 'nothing',
        isRepeated: same !== undefined,
        isHidden: false,
        isForgotten: false,
      };
      attempts.push(attempt);
      return attempt;
    },
    /** Records that a request was sent, with its coin. Returns the violations. */
    sent(kind: OrderKind, amount: string, coin: string | null): string[] {
      const attempt = find(kind, amount);
      if (attempt === undefined) return [`${kind} of ${amount} was sent, and nobody has placed it`];
      const { outcome } = attempt;
      const other = attempts.find((one) => one !== attempt && isSameForm(one, attempt) && isUnresolved(one));
      attempt.requests += 1;
      if (outcome === 'attempted' || outcome === 'unauthorized') attempt.outcome = 'sending';
      return [
        outcome !== 'attempted' &&
          outcome !== 'unauthorized' &&
          `${formatAttempt(attempt)} was sent again: it is ${outcome}`,
        other !== undefined && `${formatAttempt(attempt)} was sent while ${formatAttempt(other)} is ${other.outcome}`,
        attempt.coin !== coin &&
          `${formatAttempt(attempt)} was sent in ${coin ?? 'no coin'}; the user chose ${attempt.coin ?? 'none'}`,
      ].filter((problem) => problem !== false);
    },
    /** Records the status of its answer. */
    answered(kind: OrderKind, amount: string, status: number): void {
      const attempt = find(kind, amount);
      if (attempt?.outcome !== 'sending') return;
      attempt.answeredAt = Date.now();
      attempt.outcome = outcomeFor(status);
      attempt.hasFailed ||= status >= 500;
    },
    /** Records the body of its answer: under a 2xx, not every one is an acceptance. */
    read(kind: OrderKind, amount: string, body: string): void {
      const attempt = find(kind, amount);
      if (attempt?.outcome !== 'confirmed') return;
      const { isAccepted, address } = readAnswer(kind, body);
      Object.assign(attempt, { isAccepted, address, outcome: isAccepted ? 'confirmed' : 'uncertain' });
    },
    /** Records that the body could not be read here, although the app may have read it: nothing is judged by it. */
    unread(kind: OrderKind, amount: string): void {
      const attempt = find(kind, amount);
      if (attempt?.outcome === 'confirmed') Object.assign(attempt, { isAccepted: true, isForgotten: true });
    },
    /** Records that its answer is lost: dropped, truncated, timed out, or its page is closed. */
    lost(kind: OrderKind, amount: string): void {
      const attempt = find(kind, amount);
      if (attempt === undefined) return;
      attempt.isLost = true;
      if (attempt.outcome === 'sending' || attempt.outcome === 'confirmed')
        attempt.outcome = attempt.isReleased ? 'released' : 'uncertain';
    },
    /** Records that a page is left: it may not have read or stored an answer from just before. Nothing is judged by such an order. */
    left(tab: string): void {
      for (const attempt of attempts) {
        const isRecent = Date.now() - attempt.answeredAt < STORED_LATE_MS;
        if (attempt.tab === tab && isRecent) Object.assign(attempt, { isLost: true, isForgotten: true });
      }
    },
    /** Records that the user has unlocked the form of this kind. */
    release(person: string, kind: OrderKind): void {
      for (const attempt of attempts) {
        if (attempt.person !== person || attempt.kind !== kind) continue;
        attempt.isReleased ||= attempt.outcome === 'confirmed';
        if (attempt.outcome === 'uncertain') attempt.outcome = 'released';
      }
    },
    /**
     * Records that a user has signed out, or that the details of their orders could not be stored: the forms of their open
     * orders stay locked, and nothing else is left of them.
     */
    leave(person: string): void {
      for (const attempt of attempts) attempt.isForgotten ||= attempt.person === person;
    },
    /** Records that the browser has lost everything it stored about orders. */
    forget(): void {
      for (const attempt of attempts) {
        attempt.isForgotten = true;
        attempt.isReleased ||= attempt.outcome === 'confirmed';
        if (isUnresolved(attempt)) attempt.outcome = 'released';
      }
    },
    /** The order that must keep the form of its kind locked. */
    unresolved: (person: string, kind: OrderKind): OrderAttempt | undefined =>
      attempts.find((attempt) => attempt.person === person && attempt.kind === kind && isUnresolved(attempt)),
  };
}

/** Only an answer that proves a refusal before anything was stored resolves an unconfirmed order. */
function outcomeFor(status: number): OrderOutcome {
  if (status >= 200 && status < 300) return 'confirmed';
  if (status === 401) return 'unauthorized';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'uncertain';
}

function isSameForm(one: OrderAttempt, other: OrderAttempt): boolean {
  return one.person === other.person && one.kind === other.kind;
}

/**
 * Whether the app can know which record is the order: it still has the details, and neither another device nor the user has
 * ordered the same again.
 */
export function isTraceable({ isForgotten, isRepeated, alsoSentBy }: OrderAttempt): boolean {
  return !isForgotten && !isRepeated && alsoSentBy !== 'device';
}

export function formatAttempt({ kind, amount, step }: OrderAttempt): string {
  return `the ${kind} of ${amount} (placed in step ${step})`;
}

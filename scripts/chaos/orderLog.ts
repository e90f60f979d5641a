import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';

export const orderKinds = ['withdrawal', 'deposit', 'bot'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * `attempted`: not sent yet. `unauthorized`: answered 401, so it was not stored and may be retried with a fresh token.
 * `released`: its outcome is unknown, and its form was unlocked anyway.
 */
type OrderOutcome = 'attempted' | 'sending' | 'unauthorized' | 'confirmed' | 'refused' | 'uncertain' | 'released';

/** One deliberate click of a button that moves money. Its amount is unique, so that everything can be traced to it. */
export interface OrderAttempt {
  readonly person: string;
  readonly kind: OrderKind;
  /** As the form sends it: USD, or coin units for a deposit. */
  readonly amount: string;
  readonly step: number;
  /** Number of requests sent. */
  requests: number;
  outcome: OrderOutcome;
  /** Whether the browser received a 5xx. */
  hasFailed: boolean;
}

/** Every order of the run and its known state: how the app must see it. */
export interface OrderLog {
  readonly attempts: readonly OrderAttempt[];
  attempt(order: Pick<OrderAttempt, 'person' | 'kind' | 'amount' | 'step'>): OrderAttempt;
  /** Records that a request was sent. Returns the violations. */
  sent(kind: OrderKind, amount: string): string[];
  /** Records the status of its answer. */
  answered(kind: OrderKind, amount: string, status: number): void;
  /** Records that its answer is lost: dropped, truncated, timed out, or its page is closed. */
  lost(kind: OrderKind, amount: string): void;
  /** Records that the user has unlocked the form of this kind. */
  release(person: string, kind: OrderKind): void;
  /** Records a sign-in: it removes the locks of other users in this browser. */
  forgetOthers(person: string): void;
  /** The order that must keep the form of its kind locked. */
  unresolved(person: string, kind: OrderKind): OrderAttempt | undefined;
}

export function createOrderLog(): OrderLog {
  const attempts: OrderAttempt[] = [];
  const find = (kind: OrderKind, amount: string) =>
    attempts.find((attempt) => attempt.kind === kind && attempt.amount === amount);
  const isUnresolved = ({ outcome }: OrderAttempt) => outcome === 'sending' || outcome === 'uncertain';
  const unresolved: OrderLog['unresolved'] = (person, kind) =>
    attempts.find((attempt) => attempt.person === person && attempt.kind === kind && isUnresolved(attempt));

  return {
    attempts,
    attempt(order) {
      const attempt: OrderAttempt = { ...order, requests: 0, outcome: 'attempted', hasFailed: false };
      attempts.push(attempt);
      return attempt;
    },
    sent(kind, amount) {
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
      ].filter((problem) => problem !== false);
    },
    answered(kind, amount, status) {
      const attempt = find(kind, amount);
      if (attempt?.outcome !== 'sending') return;
      attempt.outcome = outcomeFor(status);
      attempt.hasFailed ||= status >= 500;
    },
    lost(kind, amount) {
      const attempt = find(kind, amount);
      if (attempt?.outcome === 'sending' || attempt?.outcome === 'confirmed') attempt.outcome = 'uncertain';
    },
    release(person, kind) {
      for (const attempt of attempts) {
        if (attempt.person === person && attempt.kind === kind && attempt.outcome === 'uncertain')
          attempt.outcome = 'released';
      }
    },
    forgetOthers(person) {
      for (const attempt of attempts)
        if (attempt.person !== person && isUnresolved(attempt)) attempt.outcome = 'released';
    },
    unresolved,
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

export function formatAttempt({ kind, amount, step }: OrderAttempt): string {
  return `the ${kind} of ${amount} (placed in step ${step})`;
}

export interface StoredOrder {
  readonly kind: OrderKind;
  readonly amount: string;
}

/** The orders the server has stored for an account during the run. */
export function storedOrders(books: Books, before: Books): StoredOrder[] {
  const added = <Row extends { id: number }>(now: readonly Row[], old: readonly Row[]) =>
    now.filter(({ id }) => old.every((row) => row.id !== id));
  return [
    ...added(books.withdrawals, before.withdrawals).map(({ amount }) => ({ kind: 'withdrawal', amount }) as const),
    ...added(books.deposits, before.deposits).map(({ amount }) => ({ kind: 'deposit', amount }) as const),
    ...added(books.investments, before.investments).map(
      ({ initial_amount }) => ({ kind: 'bot', amount: initial_amount }) as const,
    ),
  ];
}

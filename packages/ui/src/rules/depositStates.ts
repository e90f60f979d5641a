/** How far a deposit has come, independent of the status that says so. */
export interface DepositState {
  /**
   * `waiting` for a payment; `seen`: on its way or held up, but not done; `final`: nothing more will happen; `unknown`:
   * not in the table.
   */
  readonly phase: 'waiting' | 'seen' | 'final' | 'unknown';
  /** The amount is in the balance. */
  readonly isCredited: boolean;
}

const waiting: DepositState = { phase: 'waiting', isCredited: false };
const seen: DepositState = { phase: 'seen', isCredited: false };
const credited: DepositState = { phase: 'final', isCredited: true };
const ended: DepositState = { phase: 'final', isCredited: false };
const unknown: DepositState = { phase: 'unknown', isCredited: false };

/** Every known status of a deposit: the product's own and the payment provider's. */
export const depositStates = {
  pending: waiting,
  new: waiting,
  waiting,
  paying: seen,
  confirming: seen,
  underpaid: seen,
  // Credited only when the status says so itself.
  manual_accept: seen,
  refunding: seen,
  paid: credited,
  failed: ended,
  expired: ended,
  cancelled: ended,
  canceled: ended,
  refunded: ended,
} as const satisfies Readonly<Record<string, DepositState>>;

export type KnownDepositStatus = keyof typeof depositStates;

function isKnownDepositStatus(normalized: string): normalized is KnownDepositStatus {
  return Object.hasOwn(depositStates, normalized);
}

/** The table's entry for a status, in any letter case; `null` when it is unknown. */
export function toKnownDepositStatus(status: string): KnownDepositStatus | null {
  const normalized = status.trim().toLowerCase();
  return isKnownDepositStatus(normalized) ? normalized : null;
}

/** How a deposit can end. */
export const depositEndings = ['paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
/** One of these endings. */
export type DepositEnding = (typeof depositEndings)[number];

/** How a deposit of this status has ended; `null` when it has not, or the status is unknown. */
export function getDepositEnding(status: string): DepositEnding | null {
  const normalized = toKnownDepositStatus(status);
  return depositEndings.find((ending) => ending === (normalized === 'canceled' ? 'cancelled' : normalized)) ?? null;
}

/** What a status means, in any letter case. */
export function getDepositState(status: string): DepositState {
  const normalized = toKnownDepositStatus(status);
  return normalized === null ? unknown : depositStates[normalized];
}

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

export type DepositWord = keyof typeof depositStates;

function isDepositWord(word: string): word is DepositWord {
  return Object.hasOwn(depositStates, word);
}

/** The table's entry for a status, in any letter case; `null` when it is unknown. */
export function depositWordOf(status: string): DepositWord | null {
  const word = status.trim().toLowerCase();
  return isDepositWord(word) ? word : null;
}

/** How a deposit can end. */
export const depositEndings = ['paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
export type DepositEnding = (typeof depositEndings)[number];

/** How a deposit of this status has ended; `null` when it has not, or the status is unknown. */
export function depositEndingOf(status: string): DepositEnding | null {
  const word = depositWordOf(status);
  return depositEndings.find((ending) => ending === (word === 'canceled' ? 'cancelled' : word)) ?? null;
}

/** What a status means, in any letter case. */
export function depositStateOf(status: string): DepositState {
  const word = depositWordOf(status);
  return word === null ? unknown : depositStates[word];
}

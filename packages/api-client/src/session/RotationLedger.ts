import type { Tokens } from '../contract/tokens.js';

/** How long a ledger may take for one answer (ms). A refresh waits for it while it holds the lock. */
export const LEDGER_TIMEOUT_MS = 2_000;

/** The tokens of a session after so many refreshes. */
export interface Rotation {
  /** As the refresh brought them. */
  readonly tokens: Tokens;
  /** Counts the refreshes since sign-in, from 0: the larger of two numbers belongs to the newer tokens. */
  readonly sequence: number;
}

/**
 * What became of a rotation that was recorded:
 * - `stored`: whoever asks for the newest tokens gets these;
 * - `superseded`: the ledger holds newer ones and keeps them;
 * - `ended`: the session is over, nothing was stored;
 * - `failed`: the ledger refused or did not answer in time, so the others may not learn of it.
 */
export type RotationOutcome = 'stored' | 'superseded' | 'ended' | 'failed';

/**
 * How those who share a stored session tell each other of it at once. A store such as local storage may show one tab's
 * write to the next one late; a tab that trusted it alone would send a refresh token that has been spent. No method
 * rejects or takes longer than two seconds: a ledger that cannot be reached knows nothing and forbids nothing.
 */
export interface RotationLedger {
  /** The newest tokens of the session of this id; `ended` when it is over, `null` when nothing is known of it. */
  newest(sessionId: string): Promise<Rotation | 'ended' | null>;
  /** Stores what a refresh has brought, unless the session is over or newer tokens are there: checked in the same step. */
  record(sessionId: string, rotation: Rotation): Promise<RotationOutcome>;
  /**
   * Remembers that a session is over, and forgets all tokens. Begun before it returns and in one step, because the page
   * may be left at once.
   */
  end(sessionId: string): Promise<void>;
  /** Forgets all tokens: nobody is signed in, or somebody is about to be. */
  clear(): Promise<void>;
  /**
   * Takes the turn to refresh where there are no Web Locks, for so many ms at most: `false` while somebody else has it,
   * `null` when the ledger cannot tell. Whoever has it may ask again.
   */
  takeTurn(holder: string, ms: number): Promise<boolean | null>;
  /** Gives the turn back, when this holder still has it. */
  endTurn(holder: string): Promise<void>;
}

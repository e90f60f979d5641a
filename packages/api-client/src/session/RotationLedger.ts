import type { Tokens } from '../contract/tokens.js';

/** The tokens of a session after a number of refreshes. */
export interface Rotation {
  /** As the refresh returned them. */
  readonly tokens: Tokens;
  /** Counts the refreshes since sign-in, from 0: the larger number has the newer tokens. */
  readonly sequence: number;
}

/**
 * The outcome of recording a rotation:
 * - `stored`: these are the newest tokens now;
 * - `superseded`: the ledger holds newer ones;
 * - `ended`: the session is over, nothing was stored;
 * - `failed`: the ledger refused or did not answer in time, so other tabs may not learn of it.
 */
export type RotationOutcome = 'stored' | 'superseded' | 'ended' | 'failed';

/**
 * Shares token rotations between the tabs of one stored session at once. Local storage may show one tab's write to
 * another one late; a tab that trusted it alone would send a spent refresh token. No method rejects or takes longer
 * than two seconds: an unreachable ledger reports nothing and blocks nothing.
 */
export interface RotationLedger {
  /** The newest tokens of a session; `ended` when it is over, `null` when it is unknown. */
  newest(sessionId: string): Promise<Rotation | 'ended' | null>;
  /** Records the result of a refresh, unless the session is over or newer tokens exist: checked atomically. */
  record(sessionId: string, rotation: Rotation): Promise<RotationOutcome>;
  /**
   * Marks a session as over and deletes all tokens. Started before it returns and in one transaction, because the page
   * may be closed at once.
   */
  end(sessionId: string): Promise<void>;
  /** Deletes all tokens: nobody is signed in, or a sign-in is about to start. */
  clear(): Promise<void>;
  /**
   * Acquires the turn to refresh where there are no Web Locks, for at most so many ms: `false` while another holder has
   * it, `null` when the ledger cannot tell. The current holder may call it again.
   */
  takeTurn(holder: string, ms: number): Promise<boolean | null>;
  /** Releases the turn, if this holder still has it. */
  endTurn(holder: string): Promise<void>;
}

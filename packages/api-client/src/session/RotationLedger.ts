import type { Tokens } from '../contract/tokens.js';

/**
 * What those who share a stored session tell each other of it at once. A store such as local storage may show one tab's
 * write to the next one late; a tab that trusted it alone would send a refresh token that has been spent. No method
 * rejects: a ledger that cannot be reached knows nothing and forbids nothing.
 */
export interface RotationLedger {
  /** The newest tokens of the session of this id; `ended` when it is over, `null` when nothing is known of it. */
  newest(sessionId: string): Promise<Tokens | 'ended' | null>;
  /** Notes the tokens a refresh has brought, in one step with the look whether the session is over: then `false`. */
  record(sessionId: string, tokens: Tokens): Promise<boolean>;
  /** Notes that a session is over, and forgets its tokens. */
  end(sessionId: string): Promise<void>;
  /**
   * Takes the turn to refresh where there are no Web Locks, for so many ms at most: `false` while somebody else has it,
   * `null` when the ledger cannot tell. Whoever has it may ask again.
   */
  takeTurn(holder: string, ms: number): Promise<boolean | null>;
  /** Gives the turn back, when this holder still has it. */
  endTurn(holder: string): Promise<void>;
}

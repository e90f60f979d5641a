import type { ErrorTexts } from '../errors/errorTexts.js';
import { untilCallerLeaves } from '../untilCallerLeaves.js';
import type { Refresher } from './refresh.js';
import type { Session } from './session.js';

/** Options of `client.getAccessToken`. */
export interface AccessTokenOptions {
  /** A token the server has refused. */
  readonly refused?: string | undefined;
  /** Stops waiting; a refresh that others share goes on. */
  readonly signal?: AbortSignal | undefined;
}

export function createAccessToken(session: Session, refresher: Refresher, texts: ErrorTexts) {
  return async ({ refused, signal }: AccessTokenOptions = {}): Promise<string | null> => {
    if (refused === undefined) return session.tokens()?.access ?? null;
    const renewal = await untilCallerLeaves(refresher(refused, session.snapshot()), signal, texts);
    return renewal?.access ?? null;
  };
}

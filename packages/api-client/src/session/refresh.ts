import type { Tokens } from '../contract/tokens.js';
import { isApiError } from '../errors/guards.js';
import type { Session, SessionMark } from './session.js';
import { withLock } from './withLock.js';

/** The refresh answer: a refresh token only from servers that rotate them. */
export interface RefreshedTokens {
  readonly access: string;
  readonly refresh?: string | undefined;
}

export interface RefresherParts {
  readonly session: Session;
  readonly lockName: string | undefined;
  /** Asks the server once. Rejects with an ApiError. */
  readonly requestRefresh: (refreshToken: string) => Promise<RefreshedTokens>;
}

/**
 * Gets an access token in place of the one a 401 came for; `null` when there is none to go on with, because the server
 * refused the refresh token or the session the call belonged to is over.
 */
export type Refresher = (refusedAccess: string, mark: SessionMark) => Promise<string | null>;

/** Answers that say nothing about the token: the session stays and the next call tries again (G-33). */
const PASSING_STATUSES = new Set([408, 425, 429]);

/**
 * One refresh at a time, shared by all calls that need it (G-32). A refusal ends the session; any other failure keeps
 * it and rejects with that failure (G-33).
 */
export function createRefresher({ session, lockName, requestRefresh }: RefresherParts): Refresher {
  let running: { readonly generation: number; readonly access: Promise<string | null> } | null = null;

  async function refresh(refusedAccess: string, mark: SessionMark): Promise<string | null> {
    const tokens = session.tokens();
    if (tokens === null || !session.isSame(mark)) return null;
    // Another tab was faster while this one waited for the lock.
    if (tokens.access !== refusedAccess) return tokens.access;
    let answer: RefreshedTokens;
    try {
      answer = await requestRefresh(tokens.refresh);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return settle(tokens, mark, null);
    }
    return settle(tokens, mark, { access: answer.access, refresh: answer.refresh ?? tokens.refresh });
  }

  /** Stores what came back, unless the session changed hands or another tab renewed it in the meantime. */
  function settle(used: Tokens, mark: SessionMark, renewed: Tokens | null): string | null {
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return null;
    if (stored.refresh !== used.refresh) return stored.access;
    if (renewed === null) {
      session.end('expired');
      return null;
    }
    session.renew(renewed);
    return renewed.access;
  }

  return function refreshOnce(refusedAccess, mark) {
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return Promise.resolve(null);
    // A straggler: its request left before the last refresh.
    if (stored.access !== refusedAccess) return Promise.resolve(stored.access);
    if (running?.generation === mark.generation) return running.access;
    const access = withLock(lockName, () => refresh(refusedAccess, mark)).finally(() => {
      if (running?.access === access) running = null;
    });
    running = { generation: mark.generation, access };
    return access;
  };
}

function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http' || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !PASSING_STATUSES.has(error.status);
}

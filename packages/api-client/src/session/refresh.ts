import type { Tokens } from '../contract/tokens.js';
import { isApiError } from '../errors/guards.js';
import type { RotationLedger } from './RotationLedger.js';
import type { Session, SessionMark } from './session.js';
import { withLock } from './withLock.js';

/** The refresh answer: a refresh token only from servers that rotate them. */
export interface RefreshedTokens {
  readonly access: string;
  readonly refresh?: string | undefined;
}

/** An access token to go on with. */
export interface Renewal {
  readonly access: string;
  /** Whether a refresh of this client has brought it; one that others brought may have ended as well by now. */
  readonly isFresh: boolean;
}

export interface RefresherParts {
  readonly session: Session;
  readonly lockName: string | undefined;
  readonly ledger: RotationLedger | undefined;
  /** Takes any failure of a refresh for a refusal. */
  readonly clearOnAnyFailure: boolean;
  /** Asks the server once. Rejects with an ApiError. */
  readonly requestRefresh: (refreshToken: string) => Promise<RefreshedTokens>;
}

/**
 * Gets an access token in place of the one a 401 came for; `null` when there is none to go on with, because the server
 * refused the refresh token or the session the call belonged to is over.
 */
export type Refresher = (refusedAccess: string, mark: SessionMark) => Promise<Renewal | null>;

/** Answers that say nothing about the token: the session stays and a later call tries again (G-33). */
const PASSING_STATUSES = new Set([408, 425, 429]);

/** A refresh that failed in passing is not repeated within this time, however many calls are made (ms). */
const FAILURE_PAUSE_MS = 1_000;

/** The longest pause a server can ask for by Retry-After (s). */
const MAX_FAILURE_PAUSE_S = 60;

/** How long a tab that could not take turns waits before it believes a refusal (ms): another one may just have refreshed. */
const GRACE_MS = 600;

/**
 * One refresh at a time, shared by all calls that need it (G-32). A refusal ends the session, once nobody else has
 * renewed it; any other failure keeps it and rejects with that failure (G-33).
 */
export function createRefresher(parts: RefresherParts): Refresher {
  const { session, lockName: name, ledger, clearOnAnyFailure, requestRefresh } = parts;
  let running: { readonly generation: number; readonly renewal: Promise<Renewal | null> } | null = null;
  let lastFailure: { readonly refresh: string; readonly until: number; readonly error: unknown } | null = null;
  // In memory: a store that cannot be cleared must not make a refused token be sent again.
  const refused = new Set<string>();

  async function refresh(refusedAccess: string, mark: SessionMark, isAlone: boolean): Promise<Renewal | null> {
    const others = await adopt(refusedAccess, mark);
    if (others !== undefined) return others;
    const tokens = session.tokens();
    if (tokens === null) return null;
    if (refused.has(tokens.refresh)) return expire();
    if (lastFailure?.refresh === tokens.refresh && performance.now() < lastFailure.until) throw lastFailure.error;
    let answer: RefreshedTokens;
    try {
      answer = await requestRefresh(tokens.refresh);
    } catch (error) {
      if (!clearOnAnyFailure && !isRefusal(error)) {
        lastFailure = { refresh: tokens.refresh, until: performance.now() + pauseAfter(error), error };
        throw error;
      }
      if (isRefusal(error)) refused.add(tokens.refresh);
      return afterRefusal(refusedAccess, mark, isAlone);
    }
    return keep({ access: answer.access, refresh: answer.refresh ?? tokens.refresh }, tokens, mark);
  }

  /** What others have brought in the meantime: `null` when they have ended the session, `undefined` for nothing new. */
  async function adopt(refusedAccess: string, mark: SessionMark): Promise<Renewal | null | undefined> {
    const newest = await session.newestTokens(refusedAccess);
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return null;
    if (newest === 'ended') return expire();
    if (stored.access !== refusedAccess) return { access: stored.access, isFresh: false };
    if (newest === null) return undefined;
    session.renew(newest);
    return { access: newest.access, isFresh: false };
  }

  async function afterRefusal(refusedAccess: string, mark: SessionMark, isAlone: boolean): Promise<Renewal | null> {
    if (!isAlone) await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    const others = await adopt(refusedAccess, mark);
    return others === undefined ? expire() : others;
  }

  /** Stores both tokens, unless the session is over or somebody else has renewed it in the meantime. */
  async function keep(renewed: Tokens, used: Tokens, mark: SessionMark): Promise<Renewal | null> {
    if (!session.isSame(mark)) return null;
    const mayKeep = await session.recordRotation(renewed);
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return null;
    if (!mayKeep) return expire();
    if (stored.refresh !== used.refresh) return { access: stored.access, isFresh: false };
    lastFailure = null;
    session.renew(renewed);
    return { access: renewed.access, isFresh: true };
  }

  function expire(): null {
    session.end('expired');
    return null;
  }

  return function refreshOnce(refusedAccess, mark) {
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return Promise.resolve(null);
    // A straggler: its request left before the last refresh.
    if (stored.access !== refusedAccess) return Promise.resolve({ access: stored.access, isFresh: false });
    if (running?.generation === mark.generation) return running.renewal;
    const renewal = withLock({ name, ledger }, (isAlone) => refresh(refusedAccess, mark, isAlone)).finally(() => {
      if (running?.renewal === renewal) running = null;
    });
    running = { generation: mark.generation, renewal };
    return renewal;
  };
}

function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http' || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !PASSING_STATUSES.has(error.status);
}

function pauseAfter(error: unknown): number {
  const asked = isApiError(error) ? (error.retryAfter ?? 0) : 0;
  return Math.max(FAILURE_PAUSE_MS, Math.min(asked, MAX_FAILURE_PAUSE_S) * 1_000);
}

import { isApiError } from '../errors/guards.js';
import { LEDGER_TIMEOUT_MS, type Rotation, type RotationLedger } from './RotationLedger.js';
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
  /** How long the server may take to answer {@link RefresherParts.requestRefresh} (ms). */
  readonly timeoutMs: number;
  /** A refresh that failed in passing is not repeated within this time, however many calls are made (ms). */
  readonly pauseMs: number;
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

/** The pause after a refresh that failed in passing, where the host names none (ms). */
export const DEFAULT_REFRESH_PAUSE_MS = 1_000;

/** The longest pause a server can ask for by Retry-After (s). */
const MAX_PAUSE_S = 60;

/** A refresh asks the ledger so many times at most: before its request, when it records the answer, and if that was superseded. */
const LEDGER_STEPS = 3;

/** How often a tab that refreshed beside others looks for what they have brought, before it believes a refusal (ms). */
const RECHECK_MS = 100;

/**
 * One refresh at a time, shared by all calls that need it (G-32). A refusal ends the session, once nobody else has
 * renewed it; any other failure keeps it and rejects with that failure (G-33).
 */
export function createRefresher(parts: RefresherParts): Refresher {
  const { session, lockName: name, ledger, timeoutMs, pauseMs, clearOnAnyFailure, requestRefresh } = parts;
  // Whoever waits for less than the holder of the lock may take spends the same token a second time.
  const limitMs = timeoutMs + LEDGER_STEPS * LEDGER_TIMEOUT_MS;
  let running: { readonly generation: number; readonly renewal: Promise<Renewal | null> } | null = null;
  let lastFailure: { readonly refresh: string; readonly until: number; readonly error: unknown } | null = null;
  // In memory: a store that cannot be cleared must not make a refused token be sent again.
  const refused = new Set<string>();

  async function refresh(refusedAccess: string, mark: SessionMark, isAlone: boolean): Promise<Renewal | null> {
    // A tab that was suspended for longer wakes to find that others have gone on without it.
    const aloneUntil = performance.now() + (isAlone ? limitMs : 0);
    const others = await adopt(refusedAccess, mark);
    if (others !== undefined) return others;
    const used = session.rotation();
    if (used === null) return null;
    const { refresh: token } = used.tokens;
    if (refused.has(token)) return expire();
    if (lastFailure?.refresh === token && performance.now() < lastFailure.until) throw lastFailure.error;
    let answer: RefreshedTokens;
    try {
      answer = await requestRefresh(token);
    } catch (error) {
      if (!clearOnAnyFailure && !isRefusal(error)) {
        lastFailure = { refresh: token, until: performance.now() + pauseAfter(error), error };
        throw error;
      }
      if (isRefusal(error)) refused.add(token);
      return afterRefusal(refusedAccess, mark, performance.now() < aloneUntil);
    }
    const tokens = { access: answer.access, refresh: answer.refresh ?? token };
    return store({ tokens, sequence: used.sequence + 1 }, used, mark);
  }

  /** What others have brought in the meantime: `null` when they have ended the session, `undefined` for nothing new. */
  async function adopt(refusedAccess: string, mark: SessionMark): Promise<Renewal | null | undefined> {
    const isRunning = await session.catchUp();
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return null;
    if (!isRunning) return expire();
    return stored.access === refusedAccess ? undefined : { access: stored.access, isFresh: false };
  }

  /** Ends the session, unless others have renewed it. Who does not run alone leaves them the time a refresh may take. */
  async function afterRefusal(refusedAccess: string, mark: SessionMark, isAlone: boolean): Promise<Renewal | null> {
    const until = performance.now() + (isAlone ? 0 : limitMs);
    for (;;) {
      const others = await adopt(refusedAccess, mark);
      if (others !== undefined) return others;
      if (performance.now() >= until) return expire();
      await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
    }
  }

  /** Stores both tokens, unless the session is over or somebody else has renewed it in the meantime. */
  async function store(renewed: Rotation, used: Rotation, mark: SessionMark): Promise<Renewal | null> {
    if (!session.isSame(mark)) return null;
    // Where recording fails, what is stored counts: its number is above that of any older row.
    const outcome = await session.recordRotation(renewed);
    const stored = session.tokens();
    if (stored === null || !session.isSame(mark)) return null;
    if (outcome === 'ended') return expire();
    if (outcome === 'superseded' || stored.refresh !== used.tokens.refresh) {
      const others = await adopt(used.tokens.access, mark);
      if (others !== undefined) return others;
    }
    lastFailure = null;
    session.renew(renewed);
    return { access: renewed.tokens.access, isFresh: true };
  }

  function pauseAfter(error: unknown): number {
    const asked = isApiError(error) ? (error.retryAfter ?? 0) : 0;
    return Math.max(pauseMs, Math.min(asked, MAX_PAUSE_S) * 1_000);
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
    const renewal = withLock({ name, ledger, limitMs }, (isAlone) => refresh(refusedAccess, mark, isAlone)).finally(
      () => {
        if (running?.renewal === renewal) running = null;
      },
    );
    running = { generation: mark.generation, renewal };
    return renewal;
  };
}

function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http' || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !PASSING_STATUSES.has(error.status);
}

import { DATABASE_TIMEOUT_MS } from '../databaseTimeout.js';
import { isRecord } from '../errors/extractMessage.js';
import { isApiError } from '../errors/guards.js';
import type { Rotation, RotationLedger } from './RotationLedger.js';
import type { Session, SessionSnapshot } from './session.js';
import { withLock } from './withLock.js';

/** The refresh answer: a refresh token only from servers that rotate them. */
export interface RefreshedTokens {
  readonly access: string;
  readonly refresh?: string | undefined;
}

/** An access token to continue with. */
export interface Renewal {
  readonly access: string;
  /**
   * When this client's own refresh was sent, by `performance.now()`: the token is no older. `null` for one from another tab,
   * which may have expired by now.
   */
  readonly notBefore: number | null;
}

export interface RefresherParts {
  readonly session: Session;
  readonly lockName: string | undefined;
  readonly ledger: RotationLedger | undefined;
  /** Timeout of {@link RefresherParts.requestRefresh} (ms). */
  readonly timeoutMs: number;
  /** A refresh that failed temporarily is not repeated within this time, however many calls are made (ms). */
  readonly pauseMs: number;
  /** Treats any failure of a refresh as a refusal. */
  readonly clearOnAnyFailure: boolean;
  /** Sends one refresh request. Rejects with an {@link ApiError}. */
  readonly requestRefresh: (refreshToken: string) => Promise<RefreshedTokens>;
}

/**
 * Gets an access token to replace the refused one; `null` when there is none, because the server refused the refresh
 * token or the session the call belonged to is over.
 */
export type Refresher = (refusedAccess: string, snapshot: SessionSnapshot) => Promise<Renewal | null>;

/** The pause after a refresh that failed temporarily, unless configured (ms). */
export const DEFAULT_REFRESH_PAUSE_MS = 1_000;

/** The longest `Retry-After` that is respected (s). */
const MAX_PAUSE_S = 60;

/**
 * The most ledger operations of one refresh: before its request, when it records the answer, and if that was
 * superseded.
 */
const LEDGER_STEPS = 3;

/** How often a tab that refreshed beside others checks for their tokens, before it accepts a refusal (ms). */
const RECHECK_MS = 100;

/**
 * One refresh at a time, shared by all calls that need it. A refusal ends the session, unless another tab has renewed
 * it; any other failure leaves it in place and is passed on.
 */
export function createRefresher(parts: RefresherParts): Refresher {
  const { session, lockName: name, ledger, timeoutMs, pauseMs, clearOnAnyFailure, requestRefresh } = parts;
  // Waiting for less than the holder of the lock may take would spend the same token twice.
  const lockTimeoutMs = timeoutMs + LEDGER_STEPS * DATABASE_TIMEOUT_MS;
  let running: { readonly generation: number; readonly renewal: Promise<Renewal | null> } | null = null;
  let lastFailure: { readonly refresh: string; readonly until: number; readonly error: unknown } | null = null;
  // In memory: even if the store cannot be cleared, a refused token must not be sent again.
  const refused = new Set<string>();

  async function refresh(refusedAccess: string, snapshot: SessionSnapshot, isAlone: boolean): Promise<Renewal | null> {
    // A tab that was suspended for longer may find the session renewed by others.
    const aloneUntil = performance.now() + (isAlone ? lockTimeoutMs : 0);
    const others = await adoptNewerTokens(refusedAccess, snapshot);
    if (others !== undefined) return others;
    const used = session.rotation();
    if (used === null) return null;
    const { refresh: token } = used.tokens;
    if (refused.has(token)) return expire();
    if (lastFailure?.refresh === token && performance.now() < lastFailure.until) throw lastFailure.error;
    const sentAt = performance.now();
    let answer: RefreshedTokens;
    try {
      answer = await requestRefresh(token);
    } catch (error) {
      if (!clearOnAnyFailure && !isRefusal(error)) {
        lastFailure = { refresh: token, until: performance.now() + pauseAfter(error), error };
        throw error;
      }
      if (isRefusal(error)) refused.add(token);
      return afterRefusal(refusedAccess, snapshot, performance.now() < aloneUntil);
    }
    const tokens = { access: answer.access, refresh: answer.refresh ?? token };
    return store({ tokens, sequence: used.sequence + 1 }, used, snapshot, sentAt);
  }

  /**
   * Takes over tokens renewed by others in the meantime: `null` when they have ended the session, `undefined` when
   * there is nothing new.
   */
  async function adoptNewerTokens(
    refusedAccess: string,
    snapshot: SessionSnapshot,
  ): Promise<Renewal | null | undefined> {
    const isRunning = await session.catchUp();
    const stored = session.tokens();
    if (stored === null || !session.isSame(snapshot)) return null;
    if (!isRunning) return expire();
    return stored.access === refusedAccess ? undefined : { access: stored.access, notBefore: null };
  }

  /** Ends the session, unless others have renewed it. Without the lock, waits as long as another refresh may take. */
  async function afterRefusal(
    refusedAccess: string,
    snapshot: SessionSnapshot,
    isAlone: boolean,
  ): Promise<Renewal | null> {
    const until = performance.now() + (isAlone ? 0 : lockTimeoutMs);
    for (;;) {
      const others = await adoptNewerTokens(refusedAccess, snapshot);
      if (others !== undefined) return others;
      if (performance.now() >= until) return expire();
      await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
    }
  }

  /** Stores both tokens, unless the session is over or already renewed by another tab. */
  async function store(
    renewed: Rotation,
    used: Rotation,
    snapshot: SessionSnapshot,
    sentAt: number,
  ): Promise<Renewal | null> {
    if (!session.isSame(snapshot)) return null;
    // If recording fails, the stored session wins: its sequence is above that of any older row.
    const outcome = await session.recordRotation(renewed);
    const stored = session.tokens();
    if (stored === null || !session.isSame(snapshot)) return null;
    if (outcome === 'ended') return expire();
    if (outcome === 'superseded' || stored.refresh !== used.tokens.refresh) {
      const others = await adoptNewerTokens(used.tokens.access, snapshot);
      if (others !== undefined) return others;
    }
    lastFailure = null;
    session.renew(renewed);
    return { access: renewed.tokens.access, notBefore: sentAt };
  }

  function pauseAfter(error: unknown): number {
    const asked = isApiError(error) ? (error.retryAfter ?? 0) : 0;
    return Math.max(pauseMs, Math.min(asked, MAX_PAUSE_S) * 1_000);
  }

  function expire(): null {
    session.end('expired');
    return null;
  }

  return function refreshOnce(refusedAccess, snapshot) {
    const stored = session.tokens();
    if (stored === null || !session.isSame(snapshot)) return Promise.resolve(null);
    // This request left before the last refresh.
    if (stored.access !== refusedAccess) return Promise.resolve({ access: stored.access, notBefore: null });
    if (running?.generation === snapshot.generation) return running.renewal;
    const renewal = withLock({ name, ledger, timeoutMs: lockTimeoutMs }, (isAlone) =>
      refresh(refusedAccess, snapshot, isAlone),
    ).finally(() => {
      if (running?.renewal === renewal) running = null;
    });
    running = { generation: snapshot.generation, renewal };
    return renewal;
  };
}

/**
 * Whether the server itself refused the refresh token. A proxy's page says nothing about it, nor does a 404 of a bad deploy; a
 * 400 or 403 has to say so in the server's own words.
 */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http') return false;
  const { status, details } = error;
  if (status === 401) return !(typeof details === 'string' && /^\s*</.test(details));
  const isAboutToken = isRecord(details) && ['detail', 'code', 'refresh'].some((key) => Object.hasOwn(details, key));
  return (status === 400 || status === 403) && isAboutToken;
}

import { createCalls, type RequestFunction } from './calls.js';
import { checkBaseUrl } from './checkBaseUrl.js';
import { checkHeaderName } from './checkHeaderName.js';
import { checkTime } from './checkOptions.js';
import type { UnreadableRecord } from './contract/listing.js';
import { refreshedTokensSchema } from './contract/tokens.js';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import { toApiError } from './errors/toApiError.js';
import { createEvents, type On } from './events.js';
import { createTransport } from './http.js';
import { createRequests } from './requests.js';
import { type AuthResource, createAuth } from './resources/auth.js';
import { type BotsResource, createBots } from './resources/bots.js';
import { createDeposits, type DepositsResource } from './resources/deposits.js';
import { createInvestments, type InvestmentsResource } from './resources/investments.js';
import { createWithdrawals, type WithdrawalsResource } from './resources/withdrawals.js';
import { checkRuntime } from './runtime.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import { type AccessTokenOptions, createAccessToken } from './session/accessToken.js';
import { createRefresher, DEFAULT_REFRESH_PAUSE_MS } from './session/refresh.js';
import { type ClientSession, createSession } from './session/session.js';
import type { TokenStore } from './session/TokenStore.js';

/** Options of {@link createApiClient}. Only `baseUrl` is required. */
export interface ApiClientOptions {
  /**
   * Scheme and host of the server, such as `https://api.example.com`, with a path prefix if there is one; empty for the
   * page's own origin. `/api` is appended.
   */
  readonly baseUrl: string;
  /** Where the session is stored. Default: in memory, lost when the page closes. */
  readonly tokenStore?: TokenStore;
  /** Used instead of the global `fetch`. Called with a `Request`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Overrides any of the {@link ErrorTexts}. */
  readonly texts?: Partial<ErrorTexts>;
  /** Timeout of one attempt (ms), from 1 to 2,147,483,647. Default 10,000. */
  readonly timeoutMs?: number;
  /**
   * Called for each record that could not be read and was left out of a list, for error reporting; see {@link Listing}
   * for what to show users.
   */
  readonly onUnreadable?: (record: UnreadableRecord) => void;
  /** How the calls that move money are sent. */
  readonly orders?: {
    /**
     * The name of a header, such as `Idempotency-Key`, in which each order carries a key of its own: a server that honors it
     * stores the order once, however often the request arrives. Default: none, because a server that does not allow
     * the header gets no order from pages of other origins.
     */
    readonly idempotencyHeader?: string | undefined;
  };
  /**
   * How long no new refresh is attempted after one failed temporarily (ms): calls made meanwhile reject with the same
   * failure. A longer `Retry-After` from the server is respected, up to a minute. Default 1,000.
   */
  readonly refreshPauseMs?: number;
  /**
   * Ends the session when a refresh fails for any reason, a lost connection included. Default `false`: only a refusal
   * by the server ends it.
   */
  readonly clearOnAnyRefreshFailure?: boolean;
}

/** A client of one server. All calls reject with an {@link ApiError} and take {@link CallOptions} last. */
export interface ApiClient {
  /** Signing in, up and out, and the profile. */
  readonly auth: AuthResource;
  /** Whether a user is signed in, and notifications when that changes. */
  readonly session: ClientSession;
  /** Coins and their minimums, deposit addresses, deposit history. */
  readonly deposits: DepositsResource;
  /** Withdrawal requests and history. */
  readonly withdrawals: WithdrawalsResource;
  /** The bots the server offers. */
  readonly bots: BotsResource;
  /** The investments of the user and how they are doing. */
  readonly investments: InvestmentsResource;
  /** A call of your own. The built-in ones are made with it. */
  readonly request: RequestFunction;
  /**
   * The access token, for connections that are not calls, such as a WebSocket; `null` when nobody is signed in. `refused`: the
   * token with which the last attempt failed, which is renewed if it is still the stored one. The device's clock plays no part.
   */
  readonly getAccessToken: (options?: AccessTokenOptions) => Promise<string | null>;
  /** Observes requests, answers, retries, refreshes and the end of the session. */
  readonly on: On;
}

/**
 * Creates an API client. Throws a `TypeError` that says what to change when `baseUrl` is not the URL of an HTTP server or
 * `idempotencyHeader` not the name of a header, or what is missing when the runtime lacks something the client needs, and a
 * `RangeError` for a time that no timer can wait.
 *
 * @example
 * ```ts
 * const api = createApiClient({ baseUrl: 'https://api.example.com', tokenStore: browserTokenStore() });
 * await api.auth.login({ email, password });
 * const { items } = await api.deposits.list();
 * ```
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  // For ky, too.
  const needs = ['Headers', 'Request', 'Response', 'AbortSignal.prototype.reason', 'performance'];
  checkRuntime('createApiClient', needs, options.fetch);
  const host = checkBaseUrl(options.baseUrl);
  const timeoutMs = checkTime('timeoutMs', options.timeoutMs ?? 10_000);
  const pauseMs = checkTime('refreshPauseMs', options.refreshPauseMs ?? DEFAULT_REFRESH_PAUSE_MS, 0);
  const header = options.orders?.idempotencyHeader;
  const idempotencyHeader = header === undefined ? undefined : checkHeaderName(header, 'idempotencyHeader');
  const store = options.tokenStore ?? memoryTokenStore();
  const session = createSession(store);
  const { on, emit } = createEvents(session);
  const transport = createTransport(options.fetch, emit);
  const texts = completeTexts(options.texts);
  const requests = createRequests({
    host,
    texts,
    transport,
    timeoutMs,
    idempotencyHeader,
  });
  const refresher = createRefresher({
    session,
    lockName: store.lockName,
    ledger: store.rotations,
    timeoutMs,
    pauseMs,
    clearOnAnyFailure: options.clearOnAnyRefreshFailure ?? false,
    async requestRefresh(refresh) {
      try {
        const attempt = requests.prepare('auth/refresh/', { method: 'POST', body: { refresh } });
        const schema = refreshedTokensSchema;
        const answer = await requests.check(attempt, await requests.send(attempt), { schema, isSecret: true });
        emit('refresh', { error: null });
        return answer;
      } catch (error) {
        emit('refresh', { error: toApiError(error) });
        throw error;
      }
    },
  });
  const { onUnreadable } = options;
  const calls = createCalls({ requests, session, refresher, emit, timeoutMs, onUnreadable });
  const { hasTokens, cachedUser, subscribe, clear } = session;
  return {
    auth: createAuth(calls, session),
    session: { hasTokens, cachedUser, subscribe, clear },
    deposits: createDeposits(calls),
    withdrawals: createWithdrawals(calls),
    bots: createBots(calls),
    investments: createInvestments(calls),
    request: calls.request,
    getAccessToken: createAccessToken(session, refresher, texts),
    on,
  };
}

import { createCalls } from './calls.js';
import type { UnreadableRecord } from './contract/listing.js';
import { refreshedTokensSchema } from './contract/tokens.js';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import { checkBaseUrl } from './checkBaseUrl.js';
import { createTransport, DEFAULT_TIMEOUT_MS } from './http.js';
import { createRequests } from './requests.js';
import { checkRuntime } from './runtime.js';
import { type AuthResource, createAuth } from './resources/auth.js';
import { type BotsResource, createBots } from './resources/bots.js';
import { createDeposits, type DepositsResource } from './resources/deposits.js';
import { createInvestments, type InvestmentsResource } from './resources/investments.js';
import { createWithdrawals, type WithdrawalsResource } from './resources/withdrawals.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
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
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Overrides any of the {@link ErrorTexts}. */
  readonly texts?: Partial<ErrorTexts>;
  /** Timeout of one attempt (ms). Default 10,000. */
  readonly timeoutMs?: number;
  /**
   * Called for each record that could not be read and was left out of a list, for error reporting; see {@link Listing}
   * for what to show users.
   */
  readonly onUnreadable?: (record: UnreadableRecord) => void;
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

/** Every call of the contract. All reject with an {@link ApiError} and take `{ signal, timeoutMs, texts }` last. */
export interface ApiClient {
  /** Signing in, up and out, and the profile. */
  readonly auth: AuthResource;
  /** Coins and their minimums, deposit addresses, deposit history. */
  readonly deposits: DepositsResource;
  /** Withdrawal requests and history. */
  readonly withdrawals: WithdrawalsResource;
  /** The bots the server offers. */
  readonly bots: BotsResource;
  /** The investments of the user and how they are doing. */
  readonly investments: InvestmentsResource;
  /** Whether a user is signed in, and notifications when that changes. */
  readonly session: ClientSession;
}

/**
 * Creates an API client. Throws a `TypeError` that says what to change when `baseUrl` is not the URL of an HTTP server, or
 * what is missing when the runtime lacks something the client needs.
 *
 * @example
 * ```ts
 * const api = createApiClient({ baseUrl: 'https://api.example.com', tokenStore: browserTokenStore() });
 * await api.auth.login({ email, password });
 * const { items } = await api.deposits.list();
 * ```
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  checkRuntime('createApiClient', options.fetch);
  const host = checkBaseUrl(options.baseUrl);
  const texts = completeTexts(options.texts);
  const store = options.tokenStore ?? memoryTokenStore();
  const session = createSession(store);
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const requests = createRequests({ host, texts, transport: createTransport(options.fetch), timeoutMs });
  const refresher = createRefresher({
    session,
    lockName: store.lockName,
    ledger: store.rotations,
    timeoutMs,
    pauseMs: options.refreshPauseMs ?? DEFAULT_REFRESH_PAUSE_MS,
    clearOnAnyFailure: options.clearOnAnyRefreshFailure ?? false,
    async requestRefresh(refresh) {
      return requests.parse(refreshedTokensSchema, await requests.send(requests.post('auth/refresh/', { refresh })));
    },
  });
  const calls = createCalls({ requests, session, refresher, onUnreadable: options.onUnreadable });

  return {
    auth: createAuth(calls, session),
    deposits: createDeposits(calls),
    withdrawals: createWithdrawals(calls),
    bots: createBots(calls),
    investments: createInvestments(calls),
    session: {
      hasTokens: session.hasTokens,
      cachedUser: session.cachedUser,
      subscribe: session.subscribe,
      clear: session.clear,
    },
  };
}

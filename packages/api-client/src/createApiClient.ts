import { createCalls } from './calls.js';
import type { UnreadableRecord } from './contract/listing.js';
import { refreshedTokensSchema } from './contract/tokens.js';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import { checkBaseUrl } from './checkBaseUrl.js';
import { createTransport, DEFAULT_TIMEOUT_MS } from './http.js';
import { type AuthResource, createAuth } from './resources/auth.js';
import { type BotsResource, createBots } from './resources/bots.js';
import { createDeposits, type DepositsResource } from './resources/deposits.js';
import { createInvestments, type InvestmentsResource } from './resources/investments.js';
import { createWithdrawals, type WithdrawalsResource } from './resources/withdrawals.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import { createRefresher, DEFAULT_REFRESH_PAUSE_MS, type Refresher } from './session/refresh.js';
import { type ClientSession, createSession } from './session/session.js';
import type { TokenStore } from './session/TokenStore.js';

/** What {@link createApiClient} is given. Only `baseUrl` is required. */
export interface ApiClientOptions {
  /**
   * Scheme and host of the server, such as `https://api.example.com`, with a path if the contract lies below one; empty
   * for the page's own origin. `/api` is added.
   */
  readonly baseUrl: string;
  /** Where the session is kept. Default: in memory, gone with the page. */
  readonly tokenStore?: TokenStore;
  /** Used in place of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces any of the words of {@link ErrorTexts}. */
  readonly texts?: Partial<ErrorTexts>;
  /** How long one try may take (ms). Default 10,000. */
  readonly timeoutMs?: number;
  /** Told of each record that could not be read and was left out of a list. For an error report; people read `Listing`. */
  readonly onUnreadable?: (record: UnreadableRecord) => void;
  /**
   * How long no refresh is tried after one that failed in passing (ms): calls made meanwhile reject with the same failure.
   * A server that asks for longer by `Retry-After` is heard, up to a minute. Default 1,000.
   */
  readonly refreshPauseMs?: number;
  /**
   * Ends the session when a refresh fails in whatever way, a lost connection included. Default `false`: only a refusal
   * by the server ends it (G-33).
   */
  readonly clearOnAnyRefreshFailure?: boolean;
}

/** Every call of the contract. All reject with an ApiError and take `{ signal, timeoutMs, texts }` last. */
export interface ApiClient {
  /** Signing in, up and out, and the profile. */
  readonly auth: AuthResource;
  /** Coins and their minimums, addresses to pay to, deposits made. */
  readonly deposits: DepositsResource;
  /** Withdrawals asked for. */
  readonly withdrawals: WithdrawalsResource;
  /** The bots the server offers. */
  readonly bots: BotsResource;
  /** The bots a person has started, with what became of the money. */
  readonly investments: InvestmentsResource;
  /** Whether somebody is signed in, and what becomes of that. */
  readonly session: ClientSession;
}

/** Puts a client together. Throws a `TypeError` that says what to change when `baseUrl` is not the address of an HTTP server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const host = checkBaseUrl(options.baseUrl);
  const texts = completeTexts(options.texts);
  const store = options.tokenStore ?? memoryTokenStore();
  const session = createSession(store);
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const send = createTransport(options.fetch);
  const { onUnreadable } = options;
  const calls = createCalls({ host, texts, onUnreadable, session, send, timeoutMs, refresher: () => refresher });
  const refresher: Refresher = createRefresher({
    session,
    lockName: store.lockName,
    ledger: store.rotations,
    timeoutMs,
    pauseMs: options.refreshPauseMs ?? DEFAULT_REFRESH_PAUSE_MS,
    clearOnAnyFailure: options.clearOnAnyRefreshFailure ?? false,
    async requestRefresh(refresh) {
      return calls.parse(refreshedTokensSchema, await calls.post('auth/refresh/', { refresh }, { isPublic: true }));
    },
  });

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

import { type Calls, createCalls } from './calls.js';
import { checkBaseUrl } from './checkBaseUrl.js';
import type { UnreadableRecord } from './contract/listing.js';
import { refreshedTokensSchema } from './contract/tokens.js';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import { createTransport, DEFAULT_TIMEOUT_MS } from './http.js';
import { createRequests } from './requests.js';
import { type AuthResource, createAuth } from './resources/auth.js';
import { checkRuntime } from './runtime.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import { createRefresher, DEFAULT_REFRESH_PAUSE_MS } from './session/refresh.js';
import { type ClientSession, createSession } from './session/session.js';
import type { TokenStore } from './session/TokenStore.js';

/** Options of {@link createApiClient} and {@link createSessionClient}. Only `baseUrl` is required. */
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

/** The calls that begin and end a session. All reject with an {@link ApiError} and take `{ signal, timeoutMs, texts }` last. */
export interface SessionClient {
  /** Signing in, up and out, and the profile. */
  readonly auth: AuthResource;
  /** Whether a user is signed in, and notifications when that changes. */
  readonly session: ClientSession;
}

const callsByClient = new WeakMap<SessionClient, Calls>();

/** What further resources of a client are made of. */
export function getCalls(client: SessionClient): Calls {
  const calls = callsByClient.get(client);
  if (calls === undefined) throw new TypeError('addResources needs what createSessionClient has returned.');
  return calls;
}

/**
 * Creates the part of an API client that signs people in, about 2 kB smaller than all of it: {@link addResources} adds the
 * rest, in a page that signs in first and loads the other screens later. Throws as {@link createApiClient} does.
 */
export function createSessionClient(options: ApiClientOptions): SessionClient {
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

  const client: SessionClient = {
    auth: createAuth(calls, session),
    session: {
      hasTokens: session.hasTokens,
      cachedUser: session.cachedUser,
      subscribe: session.subscribe,
      clear: session.clear,
    },
  };
  callsByClient.set(client, calls);
  return client;
}

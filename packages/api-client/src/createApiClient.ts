import { type ApiClientOptions, createSessionClient, getCalls, type SessionClient } from './createSessionClient.js';
import { type BotsResource, createBots } from './resources/bots.js';
import { createDeposits, type DepositsResource } from './resources/deposits.js';
import { createInvestments, type InvestmentsResource } from './resources/investments.js';
import { createWithdrawals, type WithdrawalsResource } from './resources/withdrawals.js';

/** Every call of the contract. All reject with an {@link ApiError} and take `{ signal, timeoutMs, texts }` last. */
export interface ApiClient extends SessionClient {
  /** Coins and their minimums, deposit addresses, deposit history. */
  readonly deposits: DepositsResource;
  /** Withdrawal requests and history. */
  readonly withdrawals: WithdrawalsResource;
  /** The bots the server offers. */
  readonly bots: BotsResource;
  /** The investments of the user and how they are doing. */
  readonly investments: InvestmentsResource;
}

/**
 * Adds the calls of the other screens to a client that signs people in; both share one session. Throws a `TypeError` for
 * anything that {@link createSessionClient} has not returned.
 */
export function addResources(client: SessionClient): ApiClient {
  const calls = getCalls(client);
  return {
    ...client,
    deposits: createDeposits(calls),
    withdrawals: createWithdrawals(calls),
    bots: createBots(calls),
    investments: createInvestments(calls),
  };
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
  return addResources(createSessionClient(options));
}

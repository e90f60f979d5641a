import { createApiClient, memoryTokenStore } from '../../../packages/api-client/src/index.js';
import { SCENARIO_PASSWORD } from './steps.js';

/** Everything the account has, as the server writes it. */
export async function readAccount(email: string) {
  const client = createApiClient({ baseUrl: process.env['JOURNEY_API_URL'] ?? '', tokenStore: memoryTokenStore() });
  await client.auth.login({ email, password: SCENARIO_PASSWORD });
  const [deposits, withdrawals, investments] = await Promise.all([
    client.deposits.list(),
    client.withdrawals.list(),
    client.investments.list(),
  ]);
  return { deposits: deposits.items, withdrawals: withdrawals.items, investments: investments.items };
}

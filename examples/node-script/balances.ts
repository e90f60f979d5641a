import { createApiClient, isApiError, memoryTokenStore } from '@etherpilot/api-client';

/** Prints the balance and the investments of an account. `npm start` of the repository serves such accounts. */
const { API_URL = 'http://127.0.0.1:8787', EMAIL = 'rich@sandbox.test', PASSWORD = 'sandbox-1234' } = process.env;

const client = createApiClient({ baseUrl: API_URL, tokenStore: memoryTokenStore() });
const signal = AbortSignal.timeout(8_000);
try {
  const { name, balance } = await client.auth.login({ email: EMAIL, password: PASSWORD }, { signal });
  const investments = await client.investments.list({ signal });
  // Amounts are decimal strings, exact to the cent.
  console.log(`${name}: $${balance}`);
  for (const { bot, status, currentAmount } of investments.items)
    console.log(`  ${bot?.name ?? 'Unknown bot'} (${status}): $${currentAmount}`);
  if (!investments.isComplete) console.log('  Some investments could not be read.');
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${error.title}: ${error.message}`);
  process.exitCode = 1;
} finally {
  client.auth.logout();
}

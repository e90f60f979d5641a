import { expect, onTestFinished, test } from 'vitest';
import { controlHeaders } from '../../apps/sandbox-api/src/controlHeaders.ts';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { startServer, stopServer } from '../../apps/sandbox-api/src/testing/process.ts';
import { type ApiClient, createApiClient } from '../../packages/api-client/src/index.ts';

/** A client that is signed in to a sandbox of its own, and the number of its deposits. */
async function signIn(idempotencyHeader?: string) {
  const server = await startServer({ DATABASE: ':memory:', SANDBOX_CONTROL: '1' });
  onTestFinished(async () => void (await stopServer(server, 'SIGKILL')));
  const client = createApiClient({ baseUrl: server.origin, orders: { idempotencyHeader } });
  await client.auth.login({ email: 'rich@sandbox.test', password: SCENARIO_PASSWORD });
  const headers = { ...controlHeaders, 'content-type': 'application/json' };
  const body = JSON.stringify({ method: 'POST', path: '/api/deposit/create/', cut: 'after' });
  const loseAnswer = () => fetch(`${server.origin}/sandbox/faults`, { method: 'POST', headers, body });
  const countDeposits = async () => (await client.deposits.list()).items.length;
  return { client, loseAnswer, countDeposits };
}

const place = (client: ApiClient) =>
  client.deposits.create({ currency: 'ETH', amount: '0.5' }, { key: 'order-7', timeoutMs: 60_000 });

test('an order whose answer was lost is stored once when it is placed again with its key', async () => {
  const { client, loseAnswer, countDeposits } = await signIn('Idempotency-Key');
  const before = await countDeposits();
  await loseAnswer();
  await expect(place(client)).rejects.toMatchObject({ kind: 'uncertain' });
  const { address } = await place(client);
  expect(await place(client)).toMatchObject({ address });
  expect(await countDeposits()).toBe(before + 1);
});

test('it is stored twice where no header carries the key', async () => {
  const { client, loseAnswer, countDeposits } = await signIn();
  const before = await countDeposits();
  await loseAnswer();
  await expect(place(client)).rejects.toMatchObject({ kind: 'uncertain' });
  await place(client);
  expect(await countDeposits()).toBe(before + 2);
});

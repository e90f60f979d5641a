import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as sources from '../../packages/api-client/src/index.ts';
import { root } from '@etherpilot/testkit/processes';
import { median } from './statistics.ts';
import { type Verdict, verdict } from './verdict.ts';

/** Calls in a row, and how often in a round; the first times compile the code. */
const [CALLS, TIMES, COMPILING] = [500, 8, 3];

const bots = JSON.stringify(
  ['Binance', 'OKX', 'Bybit'].map((exchange, index) => ({
    id: index + 1,
    name: `${exchange} Bot`,
    exchange,
    description: 'Trades ETH around a moving average with orders of equal size.',
    success_rate: 87,
    monthly_return: '18.50',
    risk_level: 'medium',
    min_deposit: '500.00',
    features: ['Equal order sizes', 'Stop loss on each position', 'Up to ten positions at once'],
    status: 'active',
    is_unlocked: true,
  })),
);
const answer = async () => new Response(bots, { headers: { 'content-type': 'application/json' } });

/** Measures what a call of the client costs beyond the `fetch` it makes. */
export async function benchClient(rounds: number): Promise<readonly Verdict[]> {
  const path = join(root, 'packages/api-client/src/index.ts');
  // Vite loads the sources as the tests do, whose imports end in .js.
  const { module } = await runnerImport<typeof sources>(path, { configFile: false, root, logLevel: 'error' });
  const tokenStore = module.memoryTokenStore({ tokens: { access: 'a', refresh: 'b' }, user: null, id: 'one' });
  const client = module.createApiClient({ baseUrl: 'https://api.example.com', tokenStore, fetch: answer });
  const samples = { ours: [] as number[], plain: [] as number[] };
  /* oxlint-disable no-await-in-loop -- one at a time, or they would slow each other */
  for (let time = 0; time < rounds * TIMES + COMPILING; time += 1) {
    const ours = await measure(() => client.bots.list());
    const plain = await measure(async () => (await answer()).json());
    if (time < COMPILING) continue;
    samples.ours.push(ours);
    samples.plain.push(plain);
  }
  /* oxlint-enable no-await-in-loop */
  const [ours, plain] = [median(samples.ours), median(samples.plain)];
  const peer = `a fetch that answers at once: ${plain.toFixed(0)} µs`;
  return [verdict('A1', 'own cost of a call', 120, 'µs', ours - plain, peer)];
}

/** The processor time of a call (µs), of many in a row. */
async function measure(call: () => Promise<unknown>): Promise<number> {
  const from = process.threadCpuUsage().user;
  // oxlint-disable-next-line no-await-in-loop -- one call after the other
  for (let made = 0; made < CALLS; made += 1) await call();
  return (process.threadCpuUsage().user - from) / CALLS;
}

import { parseArgs } from 'node:util';
import { measurePriceLoad } from '../load/priceLoad.ts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab load [--seconds 20]`: the price proxy under the polls of 10,000 clients, as fast as it answers, and with its
 * provider down for an hour. Fails when an answer is missing, or a provider is asked more than once an interval.
 */
await main(async () => {
  const { seconds } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } }).values;
  const rows = await measurePriceLoad(Number(seconds));
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  const wrong = rows.filter(({ failures, upstreamCalls, intervals }) => failures > 0 || upstreamCalls > intervals + 1);
  if (wrong.length > 0) throw new Error(`Not as it must be: ${wrong.map(({ name }) => name).join('; ')}`);
});

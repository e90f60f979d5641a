import { createRequire } from 'node:module';
import { KEY, startUpstream } from '../../apps/price-proxy/src/testing/upstream.ts';
import { withProgram } from '../builtApp.ts';
import { reservePort, startNode } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { ensureTool } from '@etherpilot/testkit/tools';

const CLIENTS = 10_000;
/** The time between two polls of a client (s). */
const POLL_S = 10;
const QUERY = '/chart?symbol=ETH-USD&interval=1h&range=1d';
/** How long the provider takes to answer (ms). */
const UPSTREAM_MS = 80;
const HOUR_S = 3_600;

/** What autocannon measures. */
interface Measured {
  readonly duration: number;
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly latency: Readonly<Record<'p50' | 'p99' | 'max', number>>;
  readonly requests: { readonly average: number };
}

interface Load {
  readonly name: string;
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Calls a second of all clients; as many as are answered without. */
  readonly rate?: number;
  /** The interval as the machine's clock counts it (s). */
  readonly intervalS: number;
  /** Whether the provider fails from then on. */
  readonly isDown?: boolean;
}

/** Polls the price proxy as many clients do: at a steady rate, as fast as it goes, and with the provider down for an hour. */
export async function measurePriceLoad(seconds: number) {
  const main = 'apps/price-proxy/src/main.ts';
  const speed = HOUR_S / seconds;
  const [slow, full] = [{ rate: CLIENTS / POLL_S }, { CALLS_PER_MINUTE: '0' }];
  const live = { program: main, intervalS: 5, seconds };
  const loads: readonly Load[] = [
    {
      ...live,
      ...slow,
      name: `${CLIENTS} clients, each every ${POLL_S} s`,
      env: { INTERVAL_S: '5', PROXIES_IN_FRONT: '1' },
    },
    { ...live, name: 'as fast as it answers', env: { INTERVAL_S: '5', ...full } },
    {
      ...slow,
      name: 'provider down for an hour',
      program: 'apps/price-proxy/src/testing/fastProxy.ts',
      env: { SPEED: `${speed}`, INTERVAL_S: '300', ...full },
      intervalS: 300 / speed,
      seconds,
      isDown: true,
    },
  ];
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would share the cores
  for (const load of loads) rows.push(await measure(load));
  return rows;
}

async function measure({ name, program, env, seconds, rate, intervalS, isDown }: Load) {
  const upstream = await startUpstream({ delayMs: UPSTREAM_MS });
  const origin = getOrigin(await reservePort());
  const finance = { FINANCE_URL: `${upstream.origin}/finance`, FINANCE_KEY: KEY, FINANCE_HOST: 'finance.test' };
  const child = startNode([program], {
    env: { ...finance, CRYPTO_URL: 'none', PORT: new URL(origin).port, ...env },
    output: 'errors',
  });
  try {
    return await withProgram(child, `${origin}/health`, async () => {
      await fetch(origin + QUERY);
      const known = upstream.calls.length;
      if (isDown) upstream.behavior = 'error';
      const { latency, requests, ...counts } = await poll(`${origin}${QUERY}`, seconds, rate);
      const { fetchedAt }: { fetchedAt: number } = await (await fetch(origin + QUERY)).json();
      const clock = await fetch(`${origin}/now`);
      const now = clock.ok ? Number(await clock.text()) : Date.now();
      return {
        name,
        'per second': Math.round(requests.average),
        answers: counts['2xx'],
        // Answers that are no prices, and lost connections.
        failures: counts.non2xx + counts.errors + counts.timeouts,
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
        'max ms': latency.max,
        upstreamCalls: upstream.calls.length - known,
        // Those that began during the run.
        intervals: Math.floor(counts.duration / intervalS),
        'age s': Math.round((now - fetchedAt) / 1000),
      };
    });
  } finally {
    await upstream.close();
  }
}

async function poll(url: string, duration: number, rate: number | undefined): Promise<Measured> {
  const autocannon: (options: object) => Promise<Measured> = createRequire(import.meta.url)(
    ensureTool('autocannon', '9.0.0'),
  );
  let client = 0;
  const setupRequest = (request: object) => {
    client = (client + 1) % CLIENTS;
    return { ...request, headers: { 'x-forwarded-for': `10.0.${Math.floor(client / 250)}.${client % 250}` } };
  };
  return autocannon({
    url,
    duration,
    connections: 100,
    ...(rate && { overallRate: rate }),
    requests: [{ setupRequest }],
  });
}

import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { memoryCache, type PriceCache, tolerant } from './cache.ts';
import { createFeed, type Prices } from './createFeed.ts';
import { feedKinds, type FeedName, feedNames } from './feeds.ts';
import { callProvider, type Provider, ProviderError } from './provider.ts';
import { createRateLimit, type RateLimitOptions } from './rateLimit.ts';

export interface PriceProxyOptions {
  /** The providers, each with its key. A feed without one is answered with 404. */
  readonly upstream: Readonly<Partial<Record<FeedName, Provider>>>;
  /** How long an answer of a provider is handed out before it is asked again (ms). */
  readonly intervalMs: number;
  /** The age from which prices are not handed out any more, even if the provider is down (ms). */
  readonly maxAgeMs: number;
  /** What instances share; by default each asks for itself. */
  readonly cache?: PriceCache;
  /** Calls of one address for prices, and as many for anything else; unlimited by default. */
  readonly rateLimit?: RateLimitOptions | undefined;
  /** The address of a caller, from its request and what the runtime knows of it. */
  readonly getAddress?: (request: Request, runtime: unknown) => string;
  /** The origins whose pages may read the answers; by default all. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  /** Takes a line when a provider or the shared cache fails. No line holds an address or a key. */
  readonly log?: (line: string) => void;
  /** How long a provider may take (ms). */
  readonly timeoutMs?: number;
}

type Query = Readonly<Record<string, string>>;

const TIMEOUT_MS = 8_000;
/** How long a CDN may keep prices that are late: it should soon notice newer ones (s). */
const LATE_S = 10;
const DAY_S = 86_400;

/**
 * An app that hands out the prices of two providers, each asked once an interval for everybody. Answers are what the
 * providers send, with `fetchedAt` (ms since the epoch) and `source` added.
 */
export function createPriceProxy(options: PriceProxyOptions): Hono {
  const { upstream, intervalMs, maxAgeMs, rateLimit, origin = '*' } = options;
  const { now = Date.now, log = () => undefined, timeoutMs = TIMEOUT_MS } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const own = memoryCache(now);
  const cache = options.cache ? tolerant(options.cache, own, log) : own;
  // Counted apart: who asks for prices too often must not keep their own household's health checks from an answer.
  const [limitPrices, limitOthers] = [0, 1].map(() => rateLimit && createRateLimit(rateLimit, now));

  async function load(name: FeedName, query: Query, fetchedAt: number): Promise<Prices> {
    const provider = upstream[name];
    if (provider === undefined) throw new ProviderError(`${name} is not configured`);
    const body = feedKinds[name].read(await callProvider({ name, provider, query, fetch, timeoutMs }));
    if (body === undefined) throw new ProviderError(`${name} answered without prices`);
    return { fetchedAt, text: JSON.stringify({ ...body, fetchedAt, source: name }) };
  }

  const feeds = feedNames
    .filter((name) => upstream[name] !== undefined)
    .map((name) => {
      const charts = feedKinds[name].queries.map((query, at) => ({
        query: written(new URLSearchParams(query)),
        ...createFeed({
          // The first chart has the name alone, so that instances of two releases share it.
          key: at === 0 ? name : `${name} ${written(new URLSearchParams(query))}`,
          intervalMs,
          maxAgeMs,
          cache,
          now,
          log,
          load: (fetchedAt) => load(name, query, fetchedAt),
        }),
      }));
      return { name, path: feedKinds[name].path, charts };
    });

  function getCacheControl({ fetchedAt }: Prices): string {
    const toSeconds = (ms: number) => Math.max(1, Math.floor(ms / 1000));
    const left = fetchedAt + intervalMs - now();
    const fresh = left > 0 ? toSeconds(left) : Math.min(LATE_S, toSeconds(intervalMs));
    const rest = toSeconds(fetchedAt + maxAgeMs - now());
    return `public, max-age=${fresh}, stale-while-revalidate=${Math.min(rest, toSeconds(intervalMs))}`;
  }

  const app = new Hono();
  // The client sends its provider's key along; it is not read here, but a browser must be allowed to send it.
  const allowHeaders = ['accept', 'content-type', 'x-rapidapi-key', 'x-rapidapi-host'];
  app.use('*', cors({ origin, allowMethods: ['GET'], allowHeaders, maxAge: DAY_S }));
  app.use('*', async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
  });

  const paths = new Set(feeds.map(({ path }) => path));
  app.use('*', async (c, next) => {
    const limit = paths.has(c.req.path) ? limitPrices : limitOthers;
    const waitMs = limit?.(options.getAddress?.(c.req.raw, c.env) ?? '');
    return waitMs === undefined ? next() : refuse(c, 429, 'Too many calls from this address.', waitMs);
  });

  app.get('/health', (c) => {
    const ages = feeds.map(({ name, charts: [first] }) => [name, toAge(first?.peek()?.fetchedAt, now())]);
    return c.json({ status: 'ok', ageMs: Object.fromEntries(ages) }, 200, { 'cache-control': 'no-store' });
  });

  for (const { path, charts } of feeds) {
    app.get(path, async (c) => {
      // Each other way to write it would be an entry of its own in a shared cache.
      const asked = written(new URL(c.req.url).searchParams);
      const chart = charts.find(({ query }) => query === asked);
      if (!chart) return refuse(c, 400, `Only these are served: ${charts.map(({ query }) => query).join(', ')}`);
      const prices = await chart.read(getWaitUntil(c));
      if (prices === undefined) return refuse(c, 503, 'The provider has sent no prices that are young enough.', 5_000);
      const headers = { 'content-type': 'application/json', 'cache-control': getCacheControl(prices) };
      return c.body(prices.text, 200, headers);
    });
  }

  app.notFound((c) => refuse(c, 404, 'There is no such feed.'));
  app.onError((error, c) => {
    log(`A call failed: ${error.name}.`);
    return refuse(c, 500, 'The call failed.');
  });
  return app;
}

/** The fields of a query in an order of their own. */
function written(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

function refuse(c: Context, status: 400 | 404 | 429 | 500 | 503, error: string, waitMs?: number): Response {
  const wait = waitMs === undefined ? {} : { 'retry-after': `${Math.max(1, Math.ceil(waitMs / 1000))}` };
  return c.json({ error }, status, { 'cache-control': 'no-store', ...wait });
}

function toAge(fetchedAt: number | undefined, now: number): number | null {
  return fetchedAt === undefined ? null : now - fetchedAt;
}

/** Workers stop a request's work once its response is sent, unless `waitUntil` asks them to wait. */
function getWaitUntil(c: Context): ((work: Promise<unknown>) => void) | undefined {
  try {
    const runtime = c.executionCtx;
    return (work) => runtime.waitUntil(work);
  } catch {
    return undefined;
  }
}

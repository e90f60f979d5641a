import { findCaller, readConfig } from './config.ts';
import { createPriceProxy } from './createPriceProxy.ts';

interface Connection {
  readonly remoteAddr: { readonly hostname: string };
}

const { proxies, redisUrl, ...config } = readConfig(process.env);
const redis = redisUrl === '' ? undefined : await import('./redisCache.ts').then((m) => m.redisCache(redisUrl));
const app = createPriceProxy({
  ...config,
  ...(redis && { cache: redis }),
  getAddress: (request, runtime) => findCaller(request, proxies, (runtime as Connection).remoteAddr.hostname),
  log: (line) => console.log(line),
});

/** The proxy on Deno: `deno serve --allow-net --allow-env src/deno.ts`. */
const server = { fetch: (request: Request, connection: Connection) => app.fetch(request, connection) };

// oxlint-disable-next-line import/no-default-export -- where `deno serve` looks for it
export default server;

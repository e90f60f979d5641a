import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';
import { findCaller, readConfig, readWholeNumber } from './config.ts';
import { createPriceProxy } from './createPriceProxy.ts';

/** The proxy on Node: `node src/main.ts`. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function configured() {
  try {
    return { ...readConfig(process.env), port: readWholeNumber(process.env, 'PORT', 8788, 0, 65_535) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { port, proxies, redisUrl, ...config } = configured();
const host = process.env['HOST'] || '127.0.0.1';
// Only where it is used: it takes a third of the memory.
const redis = redisUrl === '' ? undefined : await import('./redisCache.ts').then((m) => m.redisCache(redisUrl));
const app = createPriceProxy({
  ...config,
  ...(redis && { cache: redis }),
  getAddress: (request, runtime) => {
    const { remoteAddress = '' } = (runtime as HttpBindings).incoming.socket;
    return findCaller(request, proxies, remoteAddress);
  },
  log: (line) => console.log(line),
});
const server = createAdaptorServer({ fetch: app.fetch }) as Server;

function close(): void {
  redis?.close();
  // Answers under way are finished, so that a rolling update loses none.
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} on ${host} is taken; set PORT to another one.` : error.message);
});
server.listen(port, host, () => {
  const address = server.address();
  const listened = typeof address === 'object' && address ? address.port : port;
  console.log(`Prices on http://${host.includes(':') ? `[${host}]` : host}:${listened}`);
});
process.on('SIGTERM', close);
process.on('SIGINT', close);

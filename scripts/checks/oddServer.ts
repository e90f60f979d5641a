import { createServer, type RequestListener, type Server } from 'node:http';
import { reservePort } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';

export type OddServer = Awaited<ReturnType<typeof startOddServer>>;

/**
 * Starts a server whose bots never come, whose deposits never end, whose market has two days of prices, and which
 * redirects everything below `/moved` to another origin.
 */
export async function startOddServer() {
  const leaks: string[] = [];
  const foreign = await listen(({ method, url, headers }, response) => {
    if (method === 'POST' || headers.authorization !== undefined) leaks.push(`${method} ${url}`);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  const hours = Array.from({ length: 48 }, (_, index) => [1_700_000_000_000 + index * 1_800_000, 2_000 + index]);
  const odd = await listen(({ url = '' }, response) => {
    if (url.startsWith('/moved')) response.writeHead(307, { location: `${foreign.origin}${url}` }).end();
    else if (url.startsWith('/prices')) response.end(JSON.stringify({ prices: hours }));
    else response.writeHead(200, { 'content-type': 'application/json' });
    if (url.startsWith('/api/deposit')) response.write('[');
  });
  return {
    origin: odd.origin,
    /** An origin where no server listens. */
    nobody: getOrigin(await reservePort()),
    /** What has reached another origin by a redirect and must not: bearer tokens and POSTs. */
    leaks: (): readonly string[] => leaks,
    async close() {
      await Promise.all([foreign.close(), odd.close()]);
    },
  };
}

/** Starts a server on a free port. */
export async function listen(answer: RequestListener) {
  const port = await reservePort();
  const server: Server = createServer(answer);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    server,
    origin: getOrigin(port),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

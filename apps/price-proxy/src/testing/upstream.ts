import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The key with which the proxy calls the upstream of the tests. */
export const KEY = 'k3y-of-the-provider';

/** A provider that can be broken while it runs. */
export interface Upstream {
  readonly origin: string;
  /** What it was asked, oldest first. */
  readonly calls: { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** How it answers from now on: with prices, an error, text that is no JSON, JSON without prices, elsewhere, or never. */
  behavior: 'prices' | 'error' | 'text' | 'empty' | 'redirect' | 'hang';
  /** The price it sends. */
  price: number;
  close(): Promise<void>;
}

/** Starts a provider of both kinds of prices on a free port. */
export async function startUpstream({ delayMs = 0 } = {}): Promise<Upstream> {
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    upstream.calls.push({ url, headers });
    const { behavior, price } = upstream;
    if (behavior === 'hang') return;
    const [status, body] = chooseAnswer(behavior, url.startsWith('/finance'), price);
    const more = behavior === 'redirect' ? { location: `${upstream.origin}/elsewhere` } : {};
    setTimeout(() => response.writeHead(status, more).end(body), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    behavior: 'prices',
    price: 3_000,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

function chooseAnswer(
  behavior: Upstream['behavior'],
  isFinance: boolean,
  price: number,
): [status: number, body: string] {
  if (behavior === 'redirect') return [302, ''];
  if (behavior === 'error') return [503, `down, and your key is ${KEY}`];
  if (behavior === 'text') return [200, '<html>'];
  if (behavior === 'empty') return [200, isFinance ? '{"chart":{"result":[],"error":null}}' : '{"prices":[]}'];
  const quote = [{ open: [price], high: [price], low: [price], close: [price] }];
  const chart = { result: [{ meta: {}, timestamp: [1_763_640_000], indicators: { quote } }], error: null };
  const prices = Array.from({ length: 288 }, (_, at) => [1_763_640_000_000 + at * 300_000, price]);
  return [200, JSON.stringify(isFinance ? { chart } : { prices, market_caps: prices, total_volumes: prices })];
}

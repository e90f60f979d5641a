import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sandbox } from '../sandbox.ts';
import { marketChart, monthlyChart } from '../simulation/coingecko.ts';
import { yahooChart } from '../simulation/yahoo.ts';

const KEY_HEADER = 'x-rapidapi-key';
const HOST_HEADER = 'x-rapidapi-host';
const NO_KEY = 'Invalid API key. Go to https://docs.rapidapi.com/docs/keys for more info.';

/** The gateway in front of the finance provider reads key and host from headers; no other path allows them. */
export const yahooCors: MiddlewareHandler = cors({
  origin: '*',
  allowMethods: ['GET'],
  allowHeaders: ['accept', 'content-type', KEY_HEADER, HOST_HEADER],
});

export const coingeckoCors: MiddlewareHandler = cors({
  origin: '*',
  allowMethods: ['GET'],
  allowHeaders: ['accept', 'content-type'],
});

/** The two price providers, answering from the bundled candles, so that the chart works without a real API key. */
export function marketRoutes({ now }: Sandbox): Hono {
  const app = new Hono();
  app.get('/yahoo', (c) => {
    if (!c.req.header(KEY_HEADER)?.trim()) return c.json({ message: NO_KEY }, 401);
    const { symbol = '', interval = '1d', range = '1d' } = c.req.query();
    const { status, body } = yahooChart({ symbol, interval, range }, now());
    return c.json(body, status as ContentfulStatusCode);
  });

  app.get('/coingecko/coins/:coin/market_chart', (c) => {
    const { vs_currency: currency, days } = c.req.query();
    if (c.req.param('coin') !== 'ethereum') return c.json({ error: 'coin not found' }, 404);
    if (!currency) return c.json({ error: 'Missing parameter vs_currency' }, 422);
    if (currency.toLowerCase() !== 'usd') return c.json({ error: 'invalid vs_currency' }, 400);
    if (!days) return c.json({ error: 'Missing parameter days' }, 422);
    if (days === '1') return c.json(marketChart(now()));
    if (days === '30') return c.json(monthlyChart(now()));
    return c.json({ error: 'The sandbox has one day and thirty days only' }, 400);
  });
  return app;
}

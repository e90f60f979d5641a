import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { settleDue } from './db/settleDue.ts';
import { Problem, serverError } from './problem.ts';
import { authEndpoints } from './routes/auth.ts';
import { botEndpoints } from './routes/bots.ts';
import { controlRoutes, type Control } from './routes/control.ts';
import { depositEndpoints } from './routes/deposits.ts';
import { answer, matches, type Endpoint } from './routes/endpoint.ts';
import { applyFaults, bareAnswers, recordRequests } from './routes/faults.ts';
import { investmentEndpoints } from './routes/investments.ts';
import { coingeckoCors, marketRoutes, yahooCors } from './routes/market.ts';
import { payRoutes } from './routes/pay.ts';
import { withdrawalEndpoints } from './routes/withdrawals.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

/** Larger bodies get a 413; no call needs a hundredth of it. */
const MAX_BODY_BYTES = 64 * 1024;

const sendProblem = (c: Context, { status, body, headers }: Problem) =>
  c.json(body as object, status as ContentfulStatusCode, headers);

/**
 * A path below `/api` without its trailing slash redirects a GET, as Django does; a POST would lose its body, so it
 * gets a 404.
 */
function missing(c: Context, endpoints: readonly Endpoint[]): Response {
  const url = new URL(c.req.url);
  const slashed = `${url.pathname}/`;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (
    isRead &&
    slashed.startsWith('/api/') &&
    endpoints.some((endpoint) => matches(endpoint, slashed.slice('/api'.length)))
  ) {
    return c.redirect(`${slashed}${url.search}`, 301);
  }
  return c.json({ detail: 'Not found.' }, 404);
}

/**
 * The sandbox as an app that handles requests, without listening. An error in a route is logged and answered with 500.
 * `control` mounts `/sandbox/*`.
 */
export function createApp({ control, ...options }: SandboxOptions & { control?: Control }): Hono {
  const sandbox = createSandbox(options);
  const endpoints = [
    ...authEndpoints(sandbox),
    ...depositEndpoints(sandbox),
    ...withdrawalEndpoints(sandbox),
    ...botEndpoints(sandbox),
    ...investmentEndpoints(sandbox),
  ];
  const app = new Hono();

  if (control) app.use('*', recordRequests(control.box), bareAnswers);
  // The defaults of such servers: any origin may call, but a custom header fails the preflight. The key of an order is
  // for clients that are told to send one.
  const allowHeaders = ['accept', 'authorization', 'content-type', 'idempotency-key'];
  app.use(
    '/api/*',
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'], allowHeaders, maxAge: 86_400 }),
  );
  app.use('/market/yahoo', yahooCors);
  app.use('/market/coingecko/*', coingeckoCors);
  if (control) app.use('*', applyFaults(sandbox, control.box));
  app.use('*', async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('x-frame-options', 'DENY');
  });
  const tooLarge = (c: Context) => c.json({ detail: 'Request body is larger than 64 kB.' }, 413);
  app.use('*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));
  app.use('*', async (_, next) => {
    settleDue(sandbox);
    await next();
  });

  for (const endpoint of endpoints) {
    app.all(`/api${endpoint.path.replace(':id', ':id{[0-9]+}')}`, (c) => answer(sandbox, endpoint, c));
  }
  app.route('/market', marketRoutes(sandbox));
  app.route('/pay', payRoutes(sandbox));
  if (control) app.route('/sandbox', controlRoutes(sandbox, control));

  app.notFound((c) => missing(c, endpoints));
  app.onError((error, c) => {
    if (error instanceof Problem) return sendProblem(c, error);
    sandbox.log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return sendProblem(c, serverError());
  });
  return app;
}

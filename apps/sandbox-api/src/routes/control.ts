import { Hono, type MiddlewareHandler } from 'hono';
import { controlHeaders } from '../controlHeaders.ts';
import { seedScenarios } from '../db/seed.ts';
import { notFound, Problem } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Clock } from '../simulation/clock.ts';
import { cuts, type Cut, type Fault, type FaultBox } from '../simulation/faults.ts';
import { readBody, type Body } from './body.ts';
import { readBooks } from './books.ts';

export interface Control {
  clock: Clock;
  box: FaultBox;
}

const DAY_MS = 86_400_000;
const MAX_ADVANCE_MS = 3650 * DAY_MS;
const MAX_DELAY_MS = 600_000;
const MAX_PAGE_SIZE = 1_000;

const bad = (message: string) => new Problem(400, { detail: message });

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isCut = (value: unknown): value is Cut => cuts.some((cut) => cut === value);

/** A fault as it was sent; throws a 400 that says what is wrong with it. */
function readFault(body: Body): Fault {
  const { method, path, status, commits, delayMs, delayAfterMs, times, contentType, cut, cors, headers } = body;
  if (typeof method !== 'string' || typeof path !== 'string') throw bad('method and path are required texts');
  if (status !== undefined && !isWhole(status, 200, 599)) throw bad('status is 200 to 599');
  if (commits !== undefined && typeof commits !== 'boolean') throw bad('commits is true or false');
  if (commits === true && status === undefined) throw bad('commits needs the status to answer');
  if (delayMs !== undefined && !isWhole(delayMs, 0, MAX_DELAY_MS)) throw bad(`delayMs is 0 to ${MAX_DELAY_MS}`);
  if (delayAfterMs !== undefined && !isWhole(delayAfterMs, 0, MAX_DELAY_MS)) {
    throw bad(`delayAfterMs is 0 to ${MAX_DELAY_MS}`);
  }
  if (times !== undefined && !isWhole(times, 1, Number.MAX_SAFE_INTEGER)) throw bad('times is 1 or more');
  if (contentType !== undefined && typeof contentType !== 'string') throw bad('contentType is a text');
  if (cut !== undefined && !isCut(cut)) throw bad(`cut is one of ${cuts.join(', ')}`);
  if (cors !== undefined && typeof cors !== 'boolean') throw bad('cors is true or false');
  const pairs = Object.entries(headers ?? {});
  if (pairs.some(([, value]) => typeof value !== 'string')) throw bad('headers are texts by name');
  return {
    method: method.toUpperCase(),
    path,
    ...(status !== undefined && { status }),
    ...(commits !== undefined && { commits }),
    ...(delayMs !== undefined && { delayMs }),
    ...(delayAfterMs !== undefined && { delayAfterMs }),
    ...(times !== undefined && { times }),
    ...(contentType !== undefined && { contentType }),
    ...(cut !== undefined && { cut }),
    ...(cors !== undefined && { cors }),
    ...(Object.hasOwn(body, 'body') && { body: body['body'] }),
    headers: Object.fromEntries(pairs) as Record<string, string>,
  };
}

const forbidden = (message: string) => new Problem(403, { detail: message });

/** Keeps pages of other origins out: a visit to one must not move the clock or empty the data. */
function ownCallsOnly({ origin }: Sandbox): MiddlewareHandler {
  return async (c, next) => {
    const from = c.req.header('origin');
    if (from !== undefined && from !== origin()) throw forbidden('Control calls are not for pages of another origin.');
    for (const [name, value] of Object.entries(controlHeaders)) {
      if (c.req.header(name) !== value) throw forbidden(`Control calls carry the header ${name}: ${value}.`);
    }
    await next();
  };
}

/** For tests that drive a browser: move the clock, arm faults, count requests, read an account's books, page lists, start afresh. Mounted only when asked for. */
export function controlRoutes(sandbox: Sandbox, { clock, box }: Control): Hono {
  const { db, now, random, settings } = sandbox;
  const { pageSize } = settings;
  const app = new Hono();
  app.use('*', ownCallsOnly(sandbox));
  app.post('/clock', async (c) => {
    const { advanceMs } = await readBody(c);
    if (!isWhole(advanceMs, 0, MAX_ADVANCE_MS)) throw bad(`advanceMs is 0 to ${MAX_ADVANCE_MS}`);
    clock.advance(advanceMs);
    return c.json({ now: now() });
  });
  app.post('/faults', async (c) => {
    box.arm(readFault(await readBody(c)));
    return c.body(null, 204);
  });
  app.delete('/faults', (c) => {
    box.disarm();
    return c.body(null, 204);
  });
  app.get('/requests', (c) => c.json(box.seen()));
  app.get('/books', (c) => {
    const books = readBooks(db, c.req.query('email') ?? '', now());
    if (!books) throw notFound();
    return c.json(books);
  });
  app.post('/settings', async (c) => {
    const { pageSize: wanted } = await readBody(c);
    if (wanted !== null && !isWhole(wanted, 1, MAX_PAGE_SIZE)) throw bad(`pageSize is 1 to ${MAX_PAGE_SIZE}, or null`);
    settings.pageSize = wanted;
    return c.body(null, 204);
  });
  app.post('/reset', (c) => {
    box.clear();
    clock.reset();
    settings.pageSize = pageSize;
    db.wipe();
    seedScenarios({ db, now, random, settings });
    return c.body(null, 204);
  });
  return app;
}

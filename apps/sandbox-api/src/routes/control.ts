import { Hono, type MiddlewareHandler } from 'hono';
import { controlHeaders } from '../controlHeaders.ts';
import { seedScenarios } from '../db/seed.ts';
import { notFound, Problem } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Clock } from '../simulation/clock.ts';
import { cuts, type Cut, type Fault, type FaultBox } from '../simulation/faults.ts';
import { readBody, type Body } from './body.ts';
import { type ListBehavior, plainLists } from '../simulation/listBehavior.ts';
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

/** Parses a fault; throws a 400 that says what is wrong with it. */
function readFault(body: Body): Fault {
  const { method, path, status, commits, held, delayMs, delayAfterMs, times, contentType, cut, cors, headers } = body;
  if (typeof method !== 'string' || typeof path !== 'string') throw bad('method and path are required strings');
  if (status !== undefined && !isWhole(status, 200, 599)) throw bad('status must be 200 to 599');
  if (commits !== undefined && typeof commits !== 'boolean') throw bad('commits must be true or false');
  if (commits === true && status === undefined) throw bad('commits needs a status');
  if (held !== undefined && typeof held !== 'boolean') throw bad('held must be true or false');
  if (delayMs !== undefined && !isWhole(delayMs, 0, MAX_DELAY_MS)) throw bad(`delayMs must be 0 to ${MAX_DELAY_MS}`);
  if (delayAfterMs !== undefined && !isWhole(delayAfterMs, 0, MAX_DELAY_MS)) {
    throw bad(`delayAfterMs must be 0 to ${MAX_DELAY_MS}`);
  }
  if (times !== undefined && !isWhole(times, 1, Number.MAX_SAFE_INTEGER)) throw bad('times must be 1 or more');
  if (contentType !== undefined && typeof contentType !== 'string') throw bad('contentType must be a string');
  if (cut !== undefined && !isCut(cut)) throw bad(`cut must be one of ${cuts.join(', ')}`);
  if (cors !== undefined && typeof cors !== 'boolean') throw bad('cors must be true or false');
  const pairs = Object.entries(headers ?? {});
  if (pairs.some(([, value]) => typeof value !== 'string')) throw bad('headers must be strings by name');
  return {
    method: method.toUpperCase(),
    path,
    ...(status !== undefined && { status }),
    ...(commits !== undefined && { commits }),
    ...(held !== undefined && { held }),
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

/** Reads how lists are to differ; throws a 400 that says what is wrong with it. */
function readListBehavior(body: Body): ListBehavior {
  const { lagMs, missingCoin, ...others } = { ...plainLists, ...body };
  const { isReversed, lacksOldest, hasTwins, areCoinsReversed } = others;
  if (!isWhole(lagMs, 0, MAX_DELAY_MS)) throw bad(`lagMs must be 0 to ${MAX_DELAY_MS}`);
  const switches = { isReversed, lacksOldest, hasTwins, areCoinsReversed };
  if (Object.values(switches).some((value: unknown) => typeof value !== 'boolean')) {
    throw bad(`${Object.keys(switches).join(', ')} must be true or false`);
  }
  if (missingCoin !== null && typeof missingCoin !== 'string') throw bad('missingCoin must be a string, or null');
  return { lagMs, missingCoin, ...switches };
}

const forbidden = (message: string) => new Problem(403, { detail: message });

/** Refuses pages of other origins: visiting one must not move the clock or delete the data. */
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

/**
 * For browser tests: move the clock, arm faults, count requests, read an account's books, page and spoil lists, reset. Mounted
 * only when enabled.
 */
export function controlRoutes(sandbox: Sandbox, { clock, box }: Control): Hono {
  const { db, now, random, settings, answers } = sandbox;
  const { pageSize } = settings;
  const app = new Hono();
  app.use('*', ownCallsOnly(sandbox));
  app.post('/clock', async (c) => {
    const { advanceMs } = await readBody(c);
    if (!isWhole(advanceMs, 0, MAX_ADVANCE_MS)) throw bad(`advanceMs must be 0 to ${MAX_ADVANCE_MS}`);
    clock.advance(advanceMs);
    return c.json({ now: now() });
  });
  app.post('/faults', async (c) => {
    box.arm(readFault(await readBody(c)));
    return c.body(null, 204);
  });
  app.get('/faults', (c) => c.json(box.unmet()));
  app.delete('/faults', (c) => {
    box.disarm();
    return c.body(null, 204);
  });
  app.post('/release', (c) => {
    box.release();
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
    if (wanted !== null && !isWhole(wanted, 1, MAX_PAGE_SIZE))
      throw bad(`pageSize must be 1 to ${MAX_PAGE_SIZE}, or null`);
    settings.pageSize = wanted;
    return c.body(null, 204);
  });
  app.post('/lists', async (c) => {
    settings.lists = readListBehavior(await readBody(c));
    return c.body(null, 204);
  });
  app.post('/reset', (c) => {
    box.clear();
    clock.reset();
    settings.pageSize = pageSize;
    settings.lists = plainLists;
    db.wipe();
    answers.clear();
    seedScenarios({ db, now, random, settings });
    return c.body(null, 204);
  });
  return app;
}

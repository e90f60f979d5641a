import type { Fault } from '../../apps/sandbox-api/src/simulation/faults.ts';
import { between, type Chance, pick, pickWeighted, prefer } from './chance.ts';
import type { OrderKind } from './orderLog.ts';

/** The endpoint of each kind of order. */
export const orderPaths: Readonly<Record<OrderKind, string>> = {
  withdrawal: '/api/deposit/withdraw/',
  deposit: '/api/deposit/create/',
  bot: '/api/bots/investments/create/',
};
export const PROFILE = '/api/auth/profile/';
export const CURRENCIES = '/api/deposit/currencies/';
export const REFRESH = '/api/auth/refresh/';
const reads = [
  PROFILE,
  '/api/bots/',
  '/api/bots/investments/',
  CURRENCIES,
  '/api/deposit/list/',
  '/api/deposit/withdrawals/',
];

/** What servers, and the proxies in front of them, answer when something fails after the commit. */
const brokenStatuses = [500, 502, 503, 504, 520, 522, 524];
const body = { error: 'Server Error (500)' };
/** A call refused for its token uses up one fault; its retry meets the second. */
const times = 2;

/** What a server says when it refuses an order, or a proxy in front of it that has passed the order on. */
const refusals = [400, 403, 409, 429];
const refusal = { detail: 'Verify your e-mail first.' };
/** Success answers that prove nothing, and some that do. */
const shapes = [
  '<!doctype html><title>Sign in</title>',
  '[]',
  '{"success":false}',
  '{"status":"error"}',
  '',
  'Accepted.',
];

/** What happens to the next calls of a kind. */
export interface OrderFaults {
  readonly name: string;
  readonly faults: readonly Partial<Fault>[];
}

/**
 * A connection dropped after the order was stored makes the browser send it again by itself, and the second one may be
 * refused. A truncated answer looks like a lost one to the app, and nothing sends it again.
 */
export function orderFaults(
  kind: OrderKind,
  chance: Chance,
  preferred: readonly string[] = [],
): OrderFaults & { readonly faults: readonly Fault[] } {
  const status = pick(brokenStatuses, chance('status'));
  const refused = { status: pick(refusals, chance('refusal')), body: refusal };
  const shape = { body: pick(shapes, chance('shape')), contentType: 'text/html', status: 200, times };
  const late = between(300, 2_500, chance('delay'));
  const { name, faults } = pickWeighted(
    prefer<OrderFaults>(
      [
        [28, { name: 'answered', faults: [] }],
        [
          18,
          {
            name: 'stored, then failed',
            faults: [{ status, commits: true, body, times, delayAfterMs: between(0, 800, chance('delay')) }],
          },
        ],
        [8, { name: 'answered late', faults: [{ delayAfterMs: late, times }] }],
        [5, { name: 'handled late', faults: [{ delayMs: late, times }] }],
        [4, { name: 'truncated', faults: [{ cut: 'truncated', times }] }],
        [4, { name: 'failed', faults: [{ status, body, times }] }],
        [6, { name: 'refused', faults: [{ ...refused, times }] }],
        [7, { name: 'stored, then refused', faults: [{ ...refused, commits: true, times }] }],
        [5, { name: 'cut, then sent again', faults: [{ cut: 'after' }] }],
        [5, { name: 'cut, then refused', faults: [{ cut: 'after' }, { ...refused, times }] }],
        [4, { name: 'stored, then answered oddly', faults: [{ ...shape, commits: true }] }],
        [4, { name: 'answered oddly', faults: [shape] }],
        [3, { name: 'accepted, not stored', faults: [{ status: 202, body: { message: 'Queued.' }, times }] }],
        [2, { name: 'cut before', faults: [{ cut: 'before' }] }],
        // Longer than the client's timeout.
        [1, { name: 'timed out', faults: [{ delayAfterMs: 11_000, times }] }],
      ],
      preferred,
    ),
    chance('fault'),
  );
  return { name, faults: faults.map((fault) => ({ method: 'POST', path: orderPaths[kind], ...fault })) };
}

/** The fault of something read meanwhile; none half of the time. */
export function readFault(chance: Chance): Fault | undefined {
  const fault = pickWeighted<Partial<Fault> | undefined>(
    [
      [50, undefined],
      [25, { delayAfterMs: between(200, 2_000, chance('read delay')) }],
      [15, { status: pick(brokenStatuses, chance('read status')), times: between(1, 3, chance('read times')), body }],
      [5, { cut: 'truncated' }],
      [5, { cut: 'before' }],
    ],
    chance('read fault'),
  );
  return fault && { method: 'GET', path: pick(reads, chance('read path')), ...fault };
}

/** More often than any page asks for the profile within a step. */
const ALWAYS = 50;

/**
 * A profile answer delayed for so long that its balance is outdated when it arrives: by then another order was placed,
 * and the profile requested again. Or none at all during a step, so that what was derived stays on the screen.
 */
export function profileFault(chance: Chance, preferred: readonly string[] = []): Fault | undefined {
  const { faults } = pickWeighted(
    prefer<OrderFaults>(
      [
        [70, { name: 'profile answered', faults: [] }],
        [27, { name: 'profile late', faults: [{ delayAfterMs: between(1_500, 6_000, chance('profile delay')) }] }],
        [3, { name: 'profile fails', faults: [{ status: 503, body, times: ALWAYS }] }],
      ],
      preferred,
    ),
    chance('profile fault'),
  );
  return faults[0] && { method: 'GET', path: PROFILE, ...faults[0] };
}

/** A refresh is delayed, and no worse: no client can recover a token that was spent by a lost answer. */
export function refreshFault(chance: Chance): Fault | undefined {
  if (chance('refresh fault') < 0.7) return undefined;
  return { method: 'POST', path: REFRESH, delayAfterMs: between(100, 1_500, chance('refresh delay')) };
}

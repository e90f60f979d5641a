import type { Fault } from '../../apps/sandbox-api/src/simulation/faults.ts';
import { between, type Chance, pick, pickWeighted } from './chance.ts';
import type { OrderKind } from './orderLog.ts';

/** The endpoint of each kind of order. */
export const orderPaths: Readonly<Record<OrderKind, string>> = {
  withdrawal: '/api/deposit/withdraw/',
  deposit: '/api/deposit/create/',
  bot: '/api/bots/investments/create/',
};
export const PROFILE = '/api/auth/profile/';
export const REFRESH = '/api/auth/refresh/';
const reads = [
  PROFILE,
  '/api/bots/',
  '/api/bots/investments/',
  '/api/deposit/currencies/',
  '/api/deposit/list/',
  '/api/deposit/withdrawals/',
];

/** What servers, and the proxies in front of them, answer when something fails after the commit. */
const brokenStatuses = [500, 502, 503, 504, 520, 522, 524];
const body = { error: 'Server Error (500)' };
/** A call refused for its token uses up one fault; its retry meets the second. */
const times = 2;

/**
 * The fault of the next order of a kind. A connection is never dropped between commit and answer: browsers retry such a
 * request themselves, and no page can prevent that. A truncated answer looks the same to the app.
 */
export function orderFault(kind: OrderKind, chance: Chance): Fault | undefined {
  const fault = pickWeighted<Partial<Fault> | undefined>(
    [
      [32, undefined],
      [
        30,
        {
          status: pick(brokenStatuses, chance('status')),
          commits: true,
          body,
          times,
          delayAfterMs: between(0, 800, chance('delay')),
        },
      ],
      [14, { delayAfterMs: between(300, 2_500, chance('delay')), times }],
      [8, { delayMs: between(300, 2_500, chance('delay')), times }],
      [5, { cut: 'truncated', times }],
      [5, { status: pick(brokenStatuses, chance('status')), body, times }],
      [3, { status: 403, body: { detail: 'Verify your e-mail first.' }, times }],
      [2, { cut: 'before' }],
      // Longer than the client's timeout.
      [1, { delayAfterMs: 11_000, times }],
    ],
    chance('fault'),
  );
  return fault && { method: 'POST', path: orderPaths[kind], ...fault };
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

/**
 * A profile answer delayed for so long that its balance is outdated when it arrives: by then another order was placed,
 * and the profile requested again.
 */
export function profileFault(chance: Chance): Fault | undefined {
  if (chance('profile fault') < 0.7) return undefined;
  return { method: 'GET', path: PROFILE, delayAfterMs: between(1_500, 6_000, chance('profile delay')) };
}

/** A refresh is delayed, and no worse: no client can recover a token that was spent by a lost answer. */
export function refreshFault(chance: Chance): Fault | undefined {
  if (chance('refresh fault') < 0.7) return undefined;
  return { method: 'POST', path: REFRESH, delayAfterMs: between(100, 1_500, chance('refresh delay')) };
}

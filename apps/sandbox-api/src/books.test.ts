import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { initialSettings } from './botSettings.ts';
import { settleDue } from './db/settleDue.ts';
import { brokenRules } from './testing/books.ts';
import { createHarness } from './testing/harness.ts';
import type { DepositWire } from './wire.ts';

type Step =
  | { kind: 'deposit'; amount: string }
  | { kind: 'pay' | 'cancel' }
  | { kind: 'withdraw'; amount: string }
  | { kind: 'invest'; amount: string }
  | { kind: 'wait'; ms: number };

const dollars = fc.integer({ min: 50, max: 3_000 }).map((amount) => `${amount}.37`);
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.constantFrom('0.1', '0.73000001', '2.5') }),
    fc.record({ kind: fc.constantFrom('pay' as const, 'cancel' as const) }),
    fc.record({ kind: fc.constant('withdraw' as const), amount: dollars }),
    fc.record({ kind: fc.constant('invest' as const), amount: dollars }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 600_000 }) }),
  ),
  { minLength: 5, maxLength: 30, size: 'max' },
);

/** Everything but row ids: those depend on the order in which rows were settled. */
const tables = [
  'SELECT id, balance_cents FROM users ORDER BY id',
  'SELECT user_id, kind, ref, cents, at FROM ledger ORDER BY kind, ref',
  'SELECT * FROM deposits ORDER BY id',
  'SELECT * FROM withdrawals ORDER BY id',
  'SELECT * FROM investments ORDER BY id',
  'SELECT investment_id, day, at, cents, hundredths FROM growth_logs ORDER BY investment_id, day',
];

async function live(course: readonly Step[], seed: string) {
  const harness = createHarness({ seed });
  const { call, app, clock, sandbox, addPerson } = harness;
  const { token } = await addPerson(500_000n);
  const broken: string[] = [];
  for (const step of course) {
    if (step.kind === 'wait') {
      clock.advance(step.ms);
      settleDue(sandbox);
    } else if (step.kind === 'deposit')
      await call('POST', '/api/deposit/create/', { token, body: { currency: 'ETH', amount: step.amount } });
    else if (step.kind === 'withdraw') {
      await call('POST', '/api/deposit/withdraw/', {
        token,
        body: { amount: step.amount, currency: 'LTC', withdrawal_address: 'x'.repeat(10) },
      });
    } else if (step.kind === 'invest') {
      const body = {
        bot: 3,
        initial_amount: step.amount,
        strategy: 'aggressive',
        ...initialSettings,
        stop_loss: 2,
        take_profit: 5,
        max_trades: 1,
      };
      await call('POST', '/api/bots/investments/create/', { token, body });
    } else {
      const list = (await call('GET', '/api/deposit/list/', { token })).body as DepositWire[];
      const id = list.find(({ status }) => status === 'pending')?.oxapay_invoice_id ?? '0';
      await app.request(`/pay/${id}`, { method: 'POST', body: new URLSearchParams({ action: step.kind }) });
    }
    broken.push(...brokenRules(sandbox.db));
  }
  return { ...harness, broken };
}

test('whatever a user does, the books balance after every step', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.string(), async (course, seed) => {
      const { broken, sandbox } = await live(course, seed);
      expect(broken).toEqual([]);
      sandbox.db.close();
    }),
    { numRuns: trials(100) },
  );
});

test('the final state does not depend on when the simulation runs', async () => {
  const moments = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, fc.string(), moments, async (course, seed, waits) => {
      const [often, once] = [await live(course, seed), await live(course, seed)];
      for (const ms of waits) {
        often.clock.advance(ms);
        settleDue(often.sandbox);
      }
      once.clock.advance(waits.reduce((sum, ms) => sum + ms, 0));
      settleDue(once.sandbox);
      for (const sql of tables) expect(often.sandbox.db.all(sql)).toEqual(once.sandbox.db.all(sql));
    }),
    { numRuns: trials(25) },
  );
});

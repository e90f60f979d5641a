import { trials } from '@etherpilot/testkit/trials';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { depositCredit, grow, moveWithdrawal, type GrowingInvestment } from './settle.ts';

const DAY = 1_000;
const random = createRandom('test');
const young: GrowingInvestment = {
  id: 1,
  strategy: 'balanced',
  initialCents: 50_000n,
  currentCents: 50_000n,
  stopLoss: 20,
  takeProfit: 50,
  daysGrown: 0,
  dueAt: DAY,
};

describe('a bot', () => {
  test('grows the same way whether it is settled once or at any moments in between', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 300 * DAY })), (seed, moments) => {
        const chance = createRandom(seed);
        const end = 300 * DAY;
        const once = grow(young, end, DAY, chance);
        const days = [];
        let state = young;
        let dueAt: number | null = young.dueAt;
        for (const moment of [...moments, end].toSorted((a, b) => a - b)) {
          if (dueAt === null) break;
          const step = grow(state, moment, DAY, chance);
          days.push(...step.days);
          dueAt = step.dueAt;
          state = { ...state, currentCents: step.currentCents, daysGrown: days.length, dueAt: dueAt ?? 0 };
        }
        expect(days).toEqual(once.days);
        expect(state.currentCents).toBe(once.currentCents);
        expect(dueAt).toBe(once.dueAt);
      }),
      { numRuns: trials(100) },
    );
  });

  test('is worth its initial amount plus its growth logs, to the cent, and stops exactly at a limit', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.bigInt({ min: 50_000n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 5, max: 50 }),
        fc.constantFrom('conservative' as const, 'balanced' as const, 'aggressive' as const),
        (seed, initialCents, stopLoss, takeProfit, strategy) => {
          const start = { ...young, initialCents, currentCents: initialCents, stopLoss, takeProfit, strategy };
          const growth = grow(start, 200 * DAY, DAY, createRandom(seed));
          const isOut = (cents: bigint) =>
            cents * 100n <= initialCents * BigInt(100 - stopLoss) ||
            cents * 100n >= initialCents * BigInt(100 + takeProfit);
          let worth = initialCents;
          for (const [index, day] of growth.days.entries()) {
            worth += day.cents;
            expect(day.at).toBe((index + 1) * DAY);
            expect(isOut(worth)).toBe(growth.status === 'stopped' && index === growth.days.length - 1);
          }
          expect(worth).toBe(growth.currentCents);
          expect(growth.dueAt === null).toBe(growth.status === 'stopped');
        },
      ),
      { numRuns: trials(100) },
    );
  });

  test('loses about as often as it gains', () => {
    const losses = Array.from({ length: 200 }, (_, id) => grow({ ...young, id }, 5 * DAY, DAY, random).days)
      .flat()
      .filter((day) => day.cents < 0n);
    expect(losses.length).toBeGreaterThan(400);
    expect(losses.length).toBeLessThan(600);
  });
});

describe('a withdrawal', () => {
  const asked = { id: 1, currency: 'ETH' as const, address: '0x1234567890', status: 'pending' as const, dueAt: 10 };

  test('is pending, then processing, then final, whenever it is settled', () => {
    expect(moveWithdrawal(asked, 9, 10, random).status).toBe('pending');
    expect(moveWithdrawal(asked, 10, 10, random)).toMatchObject({ status: 'processing', dueAt: 20, hash: null });
    const late = moveWithdrawal(asked, 1_000, 10, random);
    expect(late).toMatchObject({ dueAt: null, processedAt: 20 });
    expect(moveWithdrawal({ ...asked, status: 'processing', dueAt: 20 }, 20, 10, random)).toEqual(late);
  });

  test('fails about once in twelve times; every other one has a hash', () => {
    const ends = Array.from({ length: 2_400 }, (_, id) => moveWithdrawal({ ...asked, id }, 1_000, 10, random));
    const failed = ends.filter((end) => end.status === 'failed');
    expect(failed.length).toBeGreaterThan(140);
    expect(failed.length).toBeLessThan(260);
    expect(failed.filter(({ hash }) => hash !== null)).toEqual([]);
    const others = ends.filter((end) => end.status !== 'failed');
    expect(others.filter(({ status, hash }) => status !== 'completed' || !/^0x[0-9a-f]{64}$/.test(hash ?? ''))).toEqual(
      [],
    );
  });
});

test('a deposit is credited at the last bundled close, in whole cents, rounded down', () => {
  expect(depositCredit({ currency: 'ETH', units: 10_000_000n })).toBe(29_912n);
  expect(depositCredit({ currency: 'USDT', units: 30_000_000_000n })).toBe(30_000n);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, ZERO } from '../money/decimal.js';
import {
  activationSteps,
  countStepsLeft,
  getActivationFacts,
  getNextMove,
  getPercentDone,
  readStepsMovedPast,
} from './activation.js';

const nothing = { hasDeposited: false, hasInvested: false };
const deposited = { hasDeposited: true, hasInvested: false };
const both = { hasDeposited: true, hasInvested: true };

interface Item {
  readonly status: string;
}
const complete = (...items: readonly Item[]) => ({ items, isComplete: true });
const partial = (...items: readonly Item[]) => ({ items, isComplete: false });
const record = (status: string): Item => ({ status });

describe('the facts of an activation', () => {
  it.each([
    ['a balance and no bot', { balance: '0.01', investments: complete(), deposits: null }, deposited],
    ['a bot, at an empty balance', { balance: '0', investments: complete(record('stopped')), deposits: null }, both],
    ['a bot in a partial list', { balance: '0', investments: partial(record('stopped')), deposits: null }, both],
    ['a credited deposit', { balance: '0', investments: complete(), deposits: complete(record('Paid')) }, deposited],
    [
      'a credited deposit in a partial list',
      { balance: '-3.20', investments: complete(), deposits: partial(record('paid')) },
      deposited,
    ],
    [
      'deposits without a credit',
      {
        balance: '0',
        investments: complete(),
        deposits: complete(record('pending'), record('failed'), record('refunded')),
      },
      nothing,
    ],
    ['a bot, at an unknown balance', { balance: null, investments: complete(record('active')), deposits: null }, both],
    [
      'a credited deposit, at an unknown balance',
      { balance: null, investments: complete(), deposits: complete(record('paid')) },
      deposited,
    ],
    ['nothing at all', { balance: '0', investments: complete(), deposits: complete() }, nothing],
  ])('%s', (_, { balance, ...lists }, facts) => {
    expect(getActivationFacts({ balance: balance === null ? null : decimal(balance), ...lists })).toEqual(facts);
  });

  it.each([
    ['bots are unknown', { balance: '12500', investments: null, deposits: null }],
    [
      'bots are unknown, whatever was deposited',
      { balance: '0', investments: null, deposits: complete(record('paid')) },
    ],
    ['a partial list of bots is empty', { balance: '12500', investments: partial(), deposits: null }],
    ['deposits are unknown', { balance: '0', investments: complete(), deposits: null }],
    ['the balance is, without another proof', { balance: null, investments: complete(), deposits: complete() }],
    [
      'a partial list of deposits proves none',
      { balance: '0', investments: complete(), deposits: partial(record('failed')) },
    ],
  ])('stay unknown while %s', (_, { balance, ...lists }) => {
    expect(getActivationFacts({ balance: balance === null ? null : decimal(balance), ...lists })).toBeNull();
  });

  it('never treat an investor as new, whatever else is known', () => {
    const list = fc.option(
      fc.record({ items: fc.array(fc.record({ status: fc.string() })), isComplete: fc.boolean() }),
    );
    fc.assert(
      fc.property(list, fc.boolean(), (deposits, isComplete) => {
        expect(getActivationFacts({ balance: ZERO, investments: { items: [1], isComplete }, deposits })).toEqual(both);
      }),
    );
  });
});

describe('the activation of an account', () => {
  it(
    'has two steps: the first links to the deposit, the second to the platform',
    { tags: ['DASH-04', 'DASH-05', 'DASH-06'] },
    () => {
      expect(activationSteps.map(({ name, leadsTo }) => [name, leadsTo])).toEqual([
        ['makeFirstDeposit', 'deposit'],
        ['startTrading', 'platform'],
      ]);
    },
  );

  it(
    'moves from the first step to the second, and from the second to the end',
    { tags: ['DASH-09', 'DASH-10'] },
    () => {
      expect(getNextMove(nothing, 0)).toEqual({ movedPast: 1, leadsTo: 'deposit', isLast: false });
      expect(getNextMove(nothing, 1)).toEqual({ movedPast: 2, leadsTo: 'platform', isLast: true });
      expect(getNextMove(nothing, 2)).toBeNull();
    },
  );

  it('starts at the first step that has not happened', () => {
    expect(getNextMove(deposited, 0)).toEqual({ movedPast: 2, leadsTo: 'platform', isLast: true });
    expect(getNextMove(deposited, 1)).toEqual({ movedPast: 2, leadsTo: 'platform', isLast: true });
    expect(getNextMove(both, 0)).toBeNull();
  });

  it.each([
    [nothing, 2, 0],
    [deposited, 1, 50],
    [both, 0, 100],
  ] as const)(
    'at %j has %i left and is at %i percent',
    { tags: ['DASH-07', 'DASH-08', 'G-43'] },
    (facts, left, percent) => {
      expect(countStepsLeft(facts)).toBe(left);
      expect(getPercentDone(facts)).toBe(percent);
    },
  );

  it('starts over when the stored value is not a number of steps', () => {
    expect([0, 1, 2].map(readStepsMovedPast)).toEqual([0, 1, 2]);
    for (const invalid of [3, -1, 0.5, '1', null, undefined, {}, [1], Number.NaN]) {
      expect(readStepsMovedPast(invalid)).toBe(0);
    }
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect([0, 1, 2]).toContain(readStepsMovedPast(stored));
      }),
    );
  });
});

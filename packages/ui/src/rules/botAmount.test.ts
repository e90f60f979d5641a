import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../model/limits.js';
import { decimal } from '../money/decimal.js';
import { checkBotAmount, getBotLock } from './botAmount.js';

const minDeposit = decimal('500');

describe('the lock of a bot', () => {
  it.each([
    ['0', null, 'noDeposit'],
    ['0.00', true, 'noDeposit'],
    ['-12.50', true, 'noDeposit'],
    ['0.01', null, 'locked'],
    ['499.99', true, 'locked'],
    ['500', null, 'unlocked'],
    ['500.00', true, 'unlocked'],
    ['500.01', null, 'unlocked'],
    ['1250', false, 'locked'],
  ] as const)(
    'at a balance of %s and a server flag of %s is %s',
    { tags: ['BOTS-18', 'G-47', 'G-128'] },
    (balance, isUnlocked, lock) => {
      expect(getBotLock({ minDeposit, isUnlocked }, decimal(balance))).toBe(lock);
    },
  );

  it.each([true, false, null])('is of its own kind while the balance is not known (%s)', (isUnlocked) => {
    expect(getBotLock({ minDeposit, isUnlocked }, null)).toBe('unknownBalance');
  });

  it('depends only on whether the balance is empty when the minimum is unreadable', () => {
    expect(getBotLock({ minDeposit: null, isUnlocked: null }, decimal('0.01'))).toBe('unlocked');
    expect(getBotLock({ minDeposit: null, isUnlocked: null }, decimal('0'))).toBe('noDeposit');
  });
});

describe('the amount of a bot', () => {
  const balance = decimal('1250');

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'invalid'],
    ['600.001', 'invalid'],
    ['499.99', 'outOfRange'],
    ['500', 'valid'],
    ['1250.00', 'valid'],
    ['1250.01', 'outOfRange'],
  ])('reads %j as %s', { tags: ['BCFG-18', 'BCFG-19', 'BCFG-21'] }, (typed, status) => {
    expect(checkBotAmount(typed, minDeposit, balance).status).toBe(status);
  });

  it.each([
    ['499.99', 'outOfRange'],
    ['0', 'outOfRange'],
    ['500', 'valid'],
    ['9999999', 'valid'],
  ])('of an unknown balance has no upper limit: %j is %s', (typed, status) => {
    expect(checkBotAmount(typed, minDeposit, null).status).toBe(status);
  });

  it('accepts exactly the amounts between the minimum and the balance, to the cent', () => {
    const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, cents, cents, (amount, least, most) => {
        const { status } = checkBotAmount(text(amount), decimal(text(least)), decimal(text(most)));
        expect(status).toBe(amount >= least && amount <= most ? 'valid' : 'outOfRange');
      }),
    );
  });
});

it('limits stop loss, take profit and trades', { tags: ['BCFG-09', 'BCFG-11', 'BCFG-13'] }, () => {
  expect(defaultLimits.botSettings.stopLoss).toEqual({ min: 1, max: 20, initial: 5 });
  expect(defaultLimits.botSettings.takeProfit).toEqual({ min: 5, max: 50, initial: 10 });
  expect(defaultLimits.botSettings.maxTrades).toEqual({ min: 1, max: 10, initial: 5 });
});

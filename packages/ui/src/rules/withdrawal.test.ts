import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, isGreater, isLess } from '../money/decimal.js';
import { checkWithdrawalAddress, checkWithdrawalAmount } from './withdrawal.js';

const balance = decimal('1250.00');
const limits = { minimumWithdrawal: decimal('50'), minimumAddressLength: 10 };

describe('the amount of a withdrawal', () => {
  it.each([
    ['', 'empty'],
    ['0', 'invalid'],
    ['0.00', 'invalid'],
    ['-60', 'invalid'],
    ['1e3', 'invalid'],
    ['60.001', 'invalid'],
    ['49.99', 'belowMinimum'],
    ['49.995', 'invalid'],
    ['50', 'valid'],
    ['50.00', 'valid'],
    ['1250.00', 'valid'],
    ['1250', 'valid'],
    ['1250.01', 'insufficient'],
    ['9999999999999999', 'insufficient'],
  ])('reads %j as %s', { tags: ['G-82'] }, (typed, status) => {
    expect(checkWithdrawalAmount(typed, balance, limits).status).toBe(status);
  });

  it('is not compared with a balance that is not known', () => {
    expect(checkWithdrawalAmount('9999999999999999', null, limits).status).toBe('valid');
    expect(checkWithdrawalAmount('49.99', null, limits).status).toBe('belowMinimum');
  });

  it('reports the minimum before the balance when both are violated', () => {
    expect(checkWithdrawalAmount('20', decimal('10'), limits).status).toBe('belowMinimum');
    expect(checkWithdrawalAmount('60', decimal('10'), limits).status).toBe('insufficient');
  });

  it('rejects everything under the minimum or over the balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (cents) => {
        const typed = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const check = checkWithdrawalAmount(typed, balance, limits);
        const isWithin = cents >= 5000 && cents <= 125_000;
        expect(check.status === 'valid').toBe(isWithin);
        if (check.status !== 'valid') return;
        expect(isLess(check.amount, limits.minimumWithdrawal) || isGreater(check.amount, balance)).toBe(false);
      }),
    );
  });
});

describe('the address of a withdrawal', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u200b\ufeff', 'empty'],
    ['123456789', 'tooShort'],
    ['  123456789  ', 'tooShort'],
    ['0x12345678', 'valid'],
    ['\ufeff0x1234567890\u200b\n', 'valid'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'valid'],
    ['a'.repeat(64), 'privateKey'],
    [`0x${'0123456789abcdef'.repeat(4)}`, 'privateKey'],
    [`5${'H'.repeat(50)}`, 'privateKey'],
    [`K${'w'.repeat(51)}`, 'privateKey'],
    [`T${'3'.repeat(51)}`, 'privateKey'],
    [`6${'u'.repeat(50)}`, 'privateKey'],
  ])('reads %j as %s', { tags: ['G-85'] }, (typed, status) => {
    expect(checkWithdrawalAddress(typed, limits).status).toBe(status);
  });

  it('is sent without the invisible characters of copied text', () => {
    expect(checkWithdrawalAddress('\u200b 0x1234567890 \ufeff', limits)).toEqual({
      status: 'valid',
      address: '0x1234567890',
      flaw: null,
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../fixtures/currencies.js';
import { decimal, isGreater, isLess, toText } from '../money/decimal.js';
import { checkWithdrawalDraft, EMPTY_DRAFT, refuseAddress } from './withdrawalDraft.js';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BALANCE = decimal('1250.00');

const check = (draft: Partial<typeof EMPTY_DRAFT>, balance = BALANCE, supported = currencies) =>
  checkWithdrawalDraft({ ...EMPTY_DRAFT, amount: '312.50', withdrawalAddress: ADDRESS, ...draft }, supported, balance);

describe('the currency of a withdrawal', () => {
  it('is the first one offered until another is chosen', { tags: ['WD-04'] }, () => {
    expect(check({}).currency?.currency).toBe('ETH');
    expect(check({ currency: 'LTC' }).request?.currency).toBe('LTC');
  });

  it('is not replaced silently when the chosen one is no longer offered', () => {
    expect(check({ currency: 'DOGE' })).toMatchObject({ currency: null, block: 'noCurrency', request: null });
    expect(check({}, BALANCE, [])).toMatchObject({ currency: null, block: 'noCurrency', request: null });
  });
});

describe('the amount of a withdrawal', () => {
  it.each(currencies.map(({ currency }) => currency))('is at least 50 USD for %s', { tags: ['WD-11'] }, (currency) => {
    expect(check({ currency, amount: '50' }).request).not.toBeNull();
    expect(check({ currency, amount: '49.99' })).toMatchObject({ amount: { status: 'belowMinimum' }, request: null });
  });

  it('is at least 50 USD for an unlisted coin', { tags: ['G-89'] }, () => {
    const dogecoin = { currency: 'DOGE', name: 'Dogecoin', minDeposit: null };
    expect(check({ currency: 'DOGE', amount: '50' }, BALANCE, [dogecoin]).request).not.toBeNull();
    expect(check({ currency: 'DOGE', amount: '49.99' }, BALANCE, [dogecoin]).amount.status).toBe('belowMinimum');
  });

  it('may equal the balance but not exceed it by a cent', { tags: ['WD-13'] }, () => {
    expect(check({ amount: '1250.00' }).request).not.toBeNull();
    expect(check({ amount: '1250.01' })).toMatchObject({ amount: { status: 'insufficient' }, request: null });
  });

  it.each(['0', '0.00', '-60', 'abc', '1e3', '1,000', '+60', '60 USD', '0x64', '60.001', '.', 'Infinity'])(
    '%j is not an amount',
    { tags: ['WD-14'] },
    (amount) => {
      expect(check({ amount })).toMatchObject({ amount: { status: 'invalid' }, block: 'amount', request: null });
    },
  );

  it('is not rounded up to the minimum', () => {
    expect(check({ amount: '49.995' }).amount.status).toBe('invalid');
  });

  it('reports the most basic problem first', { tags: ['G-82'] }, () => {
    expect(check({ amount: '0' }, decimal('60')).amount.status).toBe('invalid');
    expect(check({ amount: '40' }, decimal('30')).amount.status).toBe('belowMinimum');
  });
});

describe('the address of a withdrawal', () => {
  it('is trimmed, including invisible characters', { tags: ['WD-15'] }, () => {
    expect(check({ withdrawalAddress: ` \n\u200B${ADDRESS}\uFEFF\u00A0\n` }).request?.withdrawalAddress).toBe(ADDRESS);
    expect(check({ withdrawalAddress: '  123456789  ' })).toMatchObject({
      address: { status: 'tooShort' },
      block: 'address',
    });
  });

  it('of exactly 10 characters passes', { tags: ['WD-16'] }, () => {
    expect(check({ withdrawalAddress: '1234567890' }).request?.withdrawalAddress).toBe('1234567890');
  });

  it.each([
    'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262',
    '0xe9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
  ])('rejects the private key %s', { tags: ['G-85'] }, (address) => {
    expect(check({ withdrawalAddress: address })).toMatchObject({ address: { status: 'privateKey' }, request: null });
  });
});

describe('the request', () => {
  it('needs every field and contains exactly what was entered', { tags: ['WD-17', 'WD-18'] }, () => {
    expect(check({})).toMatchObject({
      block: null,
      request: { amount: decimal('312.50'), currency: 'ETH', withdrawalAddress: ADDRESS },
    });
    expect(check(EMPTY_DRAFT)).toMatchObject({ block: 'amount', request: null });
    expect(check({ withdrawalAddress: '' })).toMatchObject({ block: 'address', request: null });
  });

  it('is blocked by a rejected address alone', { tags: ['G-85'] }, () => {
    expect(refuseAddress(check({}))).toMatchObject({ block: 'address', request: null });
    expect(refuseAddress(check({}), 'uncheckedAddress')).toMatchObject({ block: 'uncheckedAddress', request: null });
    expect(refuseAddress(check(EMPTY_DRAFT))).toEqual(check(EMPTY_DRAFT));
  });

  it('is blocked by a balance under the minimum, whatever is entered', { tags: ['G-91'] }, () => {
    expect(check({ amount: '49' }, decimal('49.99')).block).toBe('lowBalance');
    expect(check({ amount: '50' }, decimal('50')).block).toBeNull();
  });

  it('is never less than the minimum or more than the balance, and keeps the spelling of the amount', () => {
    const cents = fc.bigInt(0n, 400_000n).map((value) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`);
    fc.assert(
      fc.property(cents, cents, (amount, available) => {
        const balance = decimal(available);
        const { request } = check({ amount }, balance);
        const isAllowed = !isLess(decimal(amount), decimal('50')) && !isGreater(decimal(amount), balance);
        expect(request === null ? null : toText(request.amount)).toBe(isAllowed ? amount : null);
      }),
    );
  });
});

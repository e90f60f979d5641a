import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../fixtures/currencies.js';
import { defaultLimits } from '../model/limits.js';
import type { SupportedCurrency } from '../model/Deposit.js';
import { type Decimal, decimal, isGreater, isLess, toText } from '../money/decimal.js';
import { mergeCurrencies } from './currencyChoices.js';
import { checkWithdrawalDraft, EMPTY_DRAFT, refuseAddress } from './withdrawalDraft.js';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BALANCE = decimal('1250.00');
const LIMITS = { ...defaultLimits, minimumWithdrawal: decimal('50'), minimumAddressLength: 10 };

const FILLED = { currency: 'ETH', amount: '312.50', withdrawalAddress: ADDRESS };

const check = (draft: Partial<typeof EMPTY_DRAFT>, balance: Decimal | null = BALANCE, supported = currencies) =>
  checkWithdrawalDraft({ ...FILLED, ...draft }, mergeCurrencies(supported), balance, LIMITS);

describe('the currency of a withdrawal', () => {
  const [eth, ...others] = currencies as readonly [SupportedCurrency, ...SupportedCurrency[]];

  it('is the chosen one, wherever it is in the list', () => {
    expect(check({ currency: 'LTC' }).request?.currency).toBe('LTC');
    expect(check({}, BALANCE, [...others, eth]).request?.currency).toBe('ETH');
  });

  it('is none until one is chosen', () => {
    expect(check({ currency: null })).toMatchObject({ currency: null, block: 'noCurrency', request: null });
  });

  it('is named and closes the form while a list has only others, and opens it when it is back', () => {
    expect(check({}, BALANCE, others)).toMatchObject({
      currency: null,
      missingCurrency: 'ETH',
      block: 'missingCurrency',
      request: null,
    });
    expect(check({})).toMatchObject({ missingCurrency: null, block: null });
  });

  it('is not named where there is nothing to choose instead', () => {
    expect(check({}, BALANCE, [])).toMatchObject({ missingCurrency: null, block: 'noCurrency', request: null });
  });

  it('is one choice for equal codes', () => {
    const tethers = ['TRC20', 'ERC20'].map((name) => ({ currency: 'USDT', name, minDeposit: null }));
    expect(check({ currency: 'USDT' }, BALANCE, tethers)).toMatchObject({
      currency: { name: 'TRC20 / ERC20', isAmbiguous: true },
      request: { currency: 'USDT' },
    });
  });

  it('of a request is the chosen one or there is no request, whatever list comes', () => {
    fc.assert(
      fc.property(fc.subarray([...currencies]), fc.constantFrom('ETH', 'BTC', 'USDT', 'LTC'), (supported, currency) => {
        const { request } = check({ currency }, BALANCE, supported);
        const isOffered = supported.some((one) => one.currency === currency);
        expect(request?.currency ?? null).toBe(isOffered ? currency : null);
      }),
    );
  });
});

describe('a balance that is not known', () => {
  it('closes the form before anything else', () => {
    expect(check({}, null)).toMatchObject({ block: 'unknownBalance', request: null });
    expect(check(EMPTY_DRAFT, null)).toMatchObject({ block: 'unknownBalance', request: null });
  });

  it('is compared with no amount', () => {
    expect(check({ amount: '999999' }, null).amount.status).toBe('valid');
    expect(check({ amount: '49.99' }, null).amount.status).toBe('belowMinimum');
    expect(check({ amount: '-5' }, null).amount.status).toBe('invalid');
  });
});

describe('the amount of a withdrawal', () => {
  it.each(currencies.map(({ currency }) => currency))(
    'is at least the minimum for %s',
    { tags: ['WD-11'] },
    (currency) => {
      expect(check({ currency, amount: '50' }).request).not.toBeNull();
      expect(check({ currency, amount: '49.99' })).toMatchObject({ amount: { status: 'belowMinimum' }, request: null });
    },
  );

  it('is at least the minimum for an unlisted coin', { tags: ['G-89'] }, () => {
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

describe('an address with a character that no address has', () => {
  it.each([
    ['a zero-width space', '\u200B', 'nonAscii'],
    ['a Cyrillic letter', '\u0410', 'nonAscii'],
    ['a space', ' ', 'space'],
    ['a line break', '\n', 'lineBreak'],
  ])('is reported and not refused: %s', { tags: ['G-85', 'WD-16'] }, (_, character, flaw) => {
    const withdrawalAddress = `${ADDRESS.slice(0, 9)}${character}${ADDRESS.slice(9)}`;
    expect(check({ withdrawalAddress })).toMatchObject({
      address: { status: 'valid', flaw },
      block: null,
      request: { withdrawalAddress },
    });
  });
});

describe('the request', () => {
  it('needs every field and contains exactly what was entered', { tags: ['WD-17', 'WD-18'] }, () => {
    expect(check({})).toMatchObject({
      block: null,
      request: { amount: decimal('312.50'), currency: 'ETH', withdrawalAddress: ADDRESS },
    });
    expect(check({ ...EMPTY_DRAFT, currency: 'ETH' })).toMatchObject({ block: 'amount', request: null });
    expect(check({ withdrawalAddress: '' })).toMatchObject({ block: 'address', request: null });
    expect(check({ currency: null })).toMatchObject({ block: 'noCurrency', request: null });
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
        const isAllowed = !isLess(decimal(amount), LIMITS.minimumWithdrawal) && !isGreater(decimal(amount), balance);
        expect(request === null ? null : toText(request.amount)).toBe(isAllowed ? amount : null);
      }),
    );
  });
});

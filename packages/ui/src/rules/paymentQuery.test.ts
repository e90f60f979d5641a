import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { describe, expect, it, test } from 'vitest';
import { specHrefs } from '../model/Place.js';
import { readPaymentQuery } from './paymentQuery.js';

const good = { trackId: '184729316', amount: '0.25', currency: 'ETH' };

test('no place of the product is a payment result page: only the provider links there', { tags: ['G-71'] }, () => {
  expect(
    Object.values(specHrefs)
      .filter((href) => href.includes('deposit-'))
      .toSorted(),
  ).toEqual(['/deposit-history']);
});

describe('a payment link', () => {
  it('reads amount, currency and transaction id', { tags: ['DSUC-03', 'DSUC-04', 'DCAN-02'] }, () => {
    expect(readPaymentQuery('?track_id=184729316&amount=0.25&currency=ETH')).toEqual(good);
    expect(readPaymentQuery('track_id=184729316&amount=0.25&currency=ETH')).toEqual(good);
  });

  it.each([
    ['amount=0', { amount: '0' }],
    ['amount=12345678901.12345678', { amount: '12345678901.12345678' }],
    ['currency=USDT', { currency: 'USDT' }],
    ['currency=1INCH', { currency: '1INCH' }],
    ['track_id=DP-7F31_90A2', { trackId: 'DP-7F31_90A2' }],
    [`track_id=${'a'.repeat(64)}`, { trackId: 'a'.repeat(64) }],
    ['%61mount=0.25', { amount: '0.25' }],
  ])('accepts %s', (search, payment) => {
    expect(readPaymentQuery(search)).toEqual(payment);
  });
});

/** Each of these may yield no detail at all. */
const nothing: readonly string[] = [
  '',
  '?',
  '&&&',
  '=',
  '?=&=',
  'amount',
  'amount=',
  'currency=',
  'track_id=',
  // invalid amounts
  'amount=-5',
  'amount=%2B5',
  'amount=+5',
  'amount= 5',
  'amount=5%20',
  'amount=NaN',
  'amount=Infinity',
  'amount=1e9',
  'amount=0x1F',
  'amount=1_000',
  'amount=1,000.00',
  'amount=.5',
  'amount=5.',
  'amount=00.5',
  'amount=1.2.3',
  'amount=%D9%A1%D9%A2%D9%A3',
  'amount=1%00',
  'amount=1%0A',
  'amount=1%E2%80%AE2',
  'amount=123456789012345678901',
  'amount[]=5',
  'amount[$gt]=0',
  'AMOUNT=5',
  'amount=%24%7B7*7%7D',
  'amount=100%25',
  // invalid currencies
  'currency=E',
  'currency=eth',
  'currency=ETHEREUMCLASSIC',
  'currency=ET H',
  'currency=ETH%0A',
  'currency=ETH%00',
  'currency=%E2%80%AEHTE',
  'currency=E%CC%81TH',
  'currency=%CE%95%CE%A4%CE%97',
  'currency=<b>ETH</b>',
  'currency=%3Cimg%20src%3Dx%20onerror%3Dwindow.__x%3D1%3E',
  'currency=javascript:alert(1)',
  // invalid ids
  'track_id=../../account',
  'track_id=//evil.example',
  'track_id=/%5Cevil.example',
  'track_id=javascript:alert(1)',
  'track_id=%3Cscript%3Ealert(1)%3C/script%3E',
  'track_id="><svg onload=alert(1)>',
  "track_id=' OR 1=1 --",
  'track_id=184%E2%80%8B729',
  'track_id=%E2%80%AE613927481',
  'track_id=184729316%00',
  'track_id=184729316%0D%0ASet-Cookie:x=1',
  'track_id=%F0%9F%92%B0',
  'track_id=%',
  'track_id=%E0%A4%A',
  `track_id=${'a'.repeat(65)}`,
  `track_id=${'a'.repeat(100_000)}`,
  // repeated values, of which neither can be trusted
  'amount=1&amount=2',
  'currency=ETH&currency=BTC',
  'track_id=1&track_id=1',
  'amount=1&%61mount=2',
  // parameters with a meaning elsewhere
  'next=//evil.example&return=https://evil.example&redirect=javascript:alert(1)',
  '__proto__=1&constructor=2&toString=3',
  '__proto__[amount]=5',
  '#amount=5',
];

describe('hostile payment links', { tags: ['G-72'] }, () => {
  it('has at least 60 hostile examples', () => {
    expect(nothing.length).toBeGreaterThanOrEqual(60);
  });

  it.each(nothing)('yields nothing from %j', (search) => {
    expect(readPaymentQuery(search)).toEqual({});
  });

  it('drops only the invalid detail', () => {
    expect(readPaymentQuery(`?${nothing.at(10)}&currency=ETH&track_id=184729316`)).toEqual({
      currency: 'ETH',
      trackId: '184729316',
    });
    expect(readPaymentQuery(`?junk=${'x'.repeat(100_000)}&amount=0.25`)).toEqual({ amount: '0.25' });
  });

  it('never returns a sign, a blank, a bracket or a letter outside ASCII', () => {
    const part = fc.tuple(fc.constantFrom('track_id', 'amount', 'currency', 'next'), fc.string({ unit: anyCharacter }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const search = new URLSearchParams(parts).toString();
        for (const value of Object.values(readPaymentQuery(search))) expect(value).toMatch(/^[\w.-]{1,64}$/);
      }),
    );
  });
});

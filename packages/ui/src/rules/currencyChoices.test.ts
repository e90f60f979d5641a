import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../fixtures/currencies.js';
import { connectionFailure } from '../fixtures/failures.js';
import type { SupportedCurrency } from '../model/Deposit.js';
import { decimal } from '../money/decimal.js';
import { findMissing, mergeCurrencies, toChoices } from './currencyChoices.js';

const tether = (network: string, minDeposit: string | null): SupportedCurrency => ({
  currency: 'USDT',
  name: `Tether (${network})`,
  minDeposit: minDeposit === null ? null : decimal(minDeposit),
});

describe('the choices of a list of currencies', () => {
  it('are the listed ones where no code repeats', () => {
    expect(mergeCurrencies(currencies)).toEqual(currencies.map((one) => ({ ...one, isAmbiguous: false })));
    expect(mergeCurrencies([])).toEqual([]);
  });

  it('are one for equal codes, with both names, at the place of the first', () => {
    const choices = mergeCurrencies([tether('TRC20', '10'), ...currencies.slice(0, 1), tether('ERC20', '50')]);
    expect(choices.map(({ currency }) => currency)).toEqual(['USDT', 'ETH']);
    expect(choices[0]).toEqual({
      currency: 'USDT',
      name: 'Tether (TRC20) / Tether (ERC20)',
      minDeposit: decimal('50'),
      isAmbiguous: true,
    });
  });

  it.each([
    [['10', '50'], '50'],
    [['50', '10'], '50'],
    [['9', '10'], '10'],
    [[null, '10'], '10'],
    [['10', null], '10'],
    [['10', null, '50'], '50'],
    [[null, null], null],
  ])('of the minimums %j have %j', (minimums, larger) => {
    const [choice] = mergeCurrencies(minimums.map((minimum, index) => tether(`N${index}`, minimum)));
    expect(choice?.minDeposit).toEqual(larger);
  });

  it('name an equal name once, and are ambiguous all the same', () => {
    const [choice] = mergeCurrencies([tether('TRC20', '10'), tether('TRC20', '10')]);
    expect(choice).toMatchObject({ name: 'Tether (TRC20)', isAmbiguous: true });
  });

  it('tell codes of another letter case apart, because an order does', () => {
    const small = { ...tether('TRC20', '10'), currency: 'usdt' };
    expect(mergeCurrencies([small, tether('ERC20', '50')]).map(({ currency }) => currency)).toEqual(['usdt', 'USDT']);
  });

  it('have every code once and never a smaller minimum than was listed', () => {
    const listed = fc.array(
      fc.record({
        currency: fc.constantFrom('ETH', 'BTC', 'USDT', '__proto__'),
        name: fc.string(),
        minDeposit: fc.option(fc.nat().map((units) => decimal(String(units)))),
      }),
    );
    fc.assert(
      fc.property(listed, (list) => {
        const choices = mergeCurrencies(list);
        expect(choices.map(({ currency }) => currency)).toEqual([...new Set(list.map(({ currency }) => currency))]);
        for (const { currency, minDeposit } of list) {
          const merged = choices.find((one) => one.currency === currency)?.minDeposit ?? null;
          expect(Number(merged)).toBeGreaterThanOrEqual(Number(minDeposit));
        }
      }),
    );
  });

  it('keep the state of the list', () => {
    const failed = { status: 'failed', failure: connectionFailure } as const;
    expect(toChoices({ status: 'loading' })).toEqual({ status: 'loading' });
    expect(toChoices(failed)).toEqual(failed);
    expect(toChoices({ ...failed, data: currencies, readAt: 7 })).toEqual({
      ...failed,
      data: mergeCurrencies(currencies),
      readAt: 7,
    });
    expect(toChoices({ status: 'ready', data: [] })).toEqual({ status: 'ready', data: [] });
  });
});

describe('a chosen coin', () => {
  const choices = mergeCurrencies(currencies);

  it('is missing from a list that has others', () => {
    expect(findMissing('DOGE', choices)).toBe('DOGE');
    expect(findMissing('eth', choices)).toBe('eth');
  });

  it('is not missing while it is offered, nothing is chosen, or nothing is offered', () => {
    expect(findMissing('ETH', choices)).toBeNull();
    expect(findMissing(null, choices)).toBeNull();
    expect(findMissing('ETH', [])).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investments, oddInvestment, stoppedInvestment } from '../fixtures/investments.js';
import { date, instant, unreadable } from '../fixtures/time.js';
import { decimal, isGreater, isLess, toText } from '../money/decimal.js';
import { getJoinDate, getProfileStats } from './profileStats.js';

const returning = (...percentages: string[]) =>
  percentages.map((percent) => ({ status: 'active', totalReturnPercentage: decimal(percent) }));

describe('the investment figures of a profile', () => {
  it('counts all investments, and the active ones separately', { tags: ['ENT-17', 'PROF-12'] }, () => {
    const stats = getProfileStats([...investments, stoppedInvestment]);
    expect([stats.totalTrades, stats.activeBots]).toEqual([4, 2]);
  });

  it('averages all of them, active or not', () => {
    const stopped = returning('3', '6').map((one, index) => (index === 0 ? one : { ...one, status: 'stopped' }));
    const { profitPercent } = getProfileStats(stopped);
    expect(profitPercent && toText(profitPercent)).toBe('4.5');
  });

  it.each([
    [['2.48', '-1.44', '1.57'], '0.87'],
    [['0.1', '0.2'], '0.15'],
    [['-3'], '-3'],
    [['10', '0', '0'], '3.33333333333333333333'],
  ])('averages %j exactly: %s', { tags: ['ENT-17', 'PROF-13'] }, (percentages, expected) => {
    const { profitPercent } = getProfileStats(returning(...percentages));
    expect(profitPercent && toText(profitPercent)).toBe(expected);
  });

  it('has a profit of zero without investments', { tags: ['ENT-17', 'PROF-14'] }, () => {
    const { totalTrades, profitPercent } = getProfileStats([]);
    expect([totalTrades, profitPercent && toText(profitPercent)]).toEqual([0, '0']);
  });

  it('has no mean when a return is unreadable', () => {
    expect(getProfileStats([...investments, oddInvestment])).toEqual({
      totalTrades: 4,
      activeBots: 2,
      profitPercent: null,
    });
  });

  it('always lies within the returns it averages', () => {
    const percent = fc
      .tuple(fc.constantFrom('', '-'), fc.nat(1000), fc.nat(99))
      .map(([sign, whole, hundredths]) => decimal(`${sign}${whole}.${String(hundredths).padStart(2, '0')}`));
    fc.assert(
      fc.property(fc.array(percent, { minLength: 1, maxLength: 20 }), (returns) => {
        const { profitPercent } = getProfileStats(
          returns.map((totalReturnPercentage) => ({ status: 'active', totalReturnPercentage })),
        );
        if (profitPercent === null) throw new Error('All returns could be read.');
        // Thirds are truncated at 20 digits.
        const isUnder = returns.every((one) => isLess(profitPercent, one));
        const isOver = returns.every((one) => isGreater(profitPercent, one));
        expect([isUnder, isOver]).toEqual([false, false]);
      }),
    );
  });
});

describe('the date somebody joined', () => {
  it.each([
    [instant('2026-03-03T09:30:00Z'), instant('2026-03-03T09:30:00Z')],
    [date('2026-03-03'), date('2026-03-03')],
    [unreadable('in spring'), unreadable('in spring')],
    [null, null],
    [unreadable(''), null],
    [unreadable('  '), null],
  ])('for %j is %j', { tags: ['ENT-17'] }, (dateJoined, joined) => {
    expect(getJoinDate({ dateJoined })).toEqual(joined);
  });
});

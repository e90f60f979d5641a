import { describe, expect, it } from 'vitest';
import { addDays } from '../format/dayKey.js';
import type { HeldClose } from '../model/HeldClose.js';
import { add, decimal, toText, ZERO } from '../money/decimal.js';
import { compareWithHolding, dropDaysAfterEnd, findFirstHeldDay } from './holding.js';
import type { DailyResult } from './results.js';

const FIRST = '2026-07-01';

function createDays(...amounts: readonly (string | null)[]): readonly DailyResult[] {
  let total = ZERO;
  return amounts.map((amount, index) => {
    const result = amount === null ? null : decimal(amount);
    if (result !== null) total = add(total, result);
    return { day: addDays(FIRST, index), result, total };
  });
}
const closeOn = (offset: number, price: string, hour = 23): HeldClose => ({
  time: Date.parse(`${addDays(FIRST, offset)}T${String(hour).padStart(2, '0')}:00:00Z`),
  price: decimal(price),
});
const invested = decimal('1000');

describe('results beside holding ETH', () => {
  it('begin at the close of the day before, for the same money', () => {
    const closes = [closeOn(-1, '2000'), closeOn(0, '1900'), closeOn(1, '1950'), closeOn(2, '1800')];
    const holding = compareWithHolding(createDays('10', null, '-5'), closes, invested, 'UTC');
    expect(holding?.days.map(({ day, bot, eth }) => [day, toText(bot), toText(eth)])).toEqual([
      ['2026-07-01', '1', '-5'],
      ['2026-07-02', '1', '-2.5'],
      ['2026-07-03', '0.5', '-10'],
    ]);
    expect(holding).toMatchObject({ gain: decimal('-100'), isWhole: true });
  });

  it('take the last close of a day, in the zone of the viewer', () => {
    const closes = [closeOn(-1, '2000'), closeOn(0, '1', 3), closeOn(0, '2200', 20), closeOn(0, '1', 5)];
    expect(compareWithHolding(createDays('0'), closes, invested, 'UTC')?.last.eth).toEqual(decimal('10'));
    // There, the last close of Tuesday is Wednesday's, and Wednesday has none to begin with.
    expect(compareWithHolding(createDays('0'), closes, invested, 'Asia/Tokyo')?.last.eth).not.toEqual(decimal('10'));
  });

  it('begin later where prices do, and count only results since', () => {
    const closes = [closeOn(1, '2000'), closeOn(2, '2100')];
    const holding = compareWithHolding(createDays('500', '500', '20'), closes, invested, 'UTC');
    expect(holding?.days).toEqual([{ index: 2, day: '2026-07-03', bot: decimal('2'), eth: decimal('5') }]);
    expect(holding?.isWhole).toBe(false);
  });

  it('leave out days without a price', () => {
    const closes = [closeOn(-1, '2000'), closeOn(0, '2000'), closeOn(2, '2100')];
    const holding = compareWithHolding(createDays('1', '1', '1', '1'), closes, invested, 'UTC');
    expect(holding?.days.map(({ index }) => index)).toEqual([0, 2]);
    expect(holding?.isWhole).toBe(false);
  });

  it.each([
    ['prices', [], invested],
    ['a day before', [closeOn(0, '2000')], invested],
    ['prices of these days', [closeOn(-9, '2000'), closeOn(-8, '2000')], invested],
    ['anything put in', [closeOn(-1, '2000'), closeOn(0, '2000')], ZERO],
  ])('are none without %s', (_, closes, amount) => {
    expect(compareWithHolding(createDays('1', '2'), closes, amount, 'UTC')).toBeNull();
  });

  it('end with the last result of what has ended', () => {
    const days = createDays('1', null, '-2', null, null);
    expect(dropDaysAfterEnd(days, true)).toEqual(days.slice(0, 3));
    expect(dropDaysAfterEnd(days, false)).toEqual(days);
    expect(dropDaysAfterEnd(createDays(null, null), true)).toEqual([]);
    const closes = [-1, 0, 1, 2, 3, 4].map((offset) => closeOn(offset, offset > 2 ? '1000' : '2000'));
    expect(compareWithHolding(dropDaysAfterEnd(days, true), closes, invested, 'UTC')).toMatchObject({
      gain: decimal('0'),
      isWhole: true,
    });
  });

  it('say from which day on there are prices', () => {
    expect(findFirstHeldDay([closeOn(2, '1'), closeOn(1, '1')], 'UTC')).toBe('2026-07-02');
    expect(findFirstHeldDay([], 'UTC')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { decimal } from '../../money/decimal.js';
import type { HeldDay, Holding } from '../../rules/holding.js';
import { HEIGHT, holdingGeometry, WIDTH } from './holdingGeometry.js';

const day = (index: number, bot: string, eth: string): HeldDay => ({
  index,
  day: '2026-07-12',
  bot: decimal(bot),
  eth: decimal(eth),
});
const holding = (...days: readonly [HeldDay, ...HeldDay[]]): Holding => ({
  days,
  last: days.at(-1) ?? days[0],
  gain: decimal('0'),
  isWhole: true,
});
const xs = (path: string) => path.match(/[ML][\d.]+/g)?.map((point) => Number(point.slice(1)));

describe('the strip against holding', () => {
  it('has a point in the middle of each day, from the beginning of the first', () => {
    const { bot, eth, zero } = holdingGeometry(holding(day(0, '1', '-5'), day(1, '2', '-10')), 2);
    expect(xs(bot)).toEqual([0, WIDTH / 4, (WIDTH * 3) / 4]);
    expect(xs(eth)).toEqual(xs(bot));
    expect(bot.startsWith(`M0 ${zero}L`)).toBe(true);
  });

  it('breaks both lines at days without a price', () => {
    const { bot } = holdingGeometry(holding(day(0, '1', '1'), day(1, '1', '1'), day(3, '1', '1')), 4);
    expect(bot.match(/M/g)).toHaveLength(2);
  });

  it('has one scale for both, and stays within', () => {
    const { botLabel, ethLabel, zero } = holdingGeometry(holding(day(0, '0.4', '-22.5')), 1);
    expect(botLabel).toBeGreaterThan(0);
    expect(botLabel).toBeLessThan(zero);
    expect(ethLabel).toBeLessThan(HEIGHT);
    expect(ethLabel).toBeGreaterThan(zero);
  });

  it('keeps labels of nearly equal values apart', () => {
    const { botLabel, ethLabel } = holdingGeometry(holding(day(0, '1', '1.01')), 1);
    expect(Math.abs(botLabel - ethLabel)).toBeGreaterThanOrEqual(24);
    expect(ethLabel).toBeLessThan(botLabel);
  });
});

import { describe, expect, it } from 'vitest';
import { investments, oddInvestment } from '../../fixtures/investments.js';
import { date, instant, unreadable } from '../../fixtures/time.js';
import type { GrowthLog } from '../../model/Investment.js';
import { decimal } from '../../money/decimal.js';
import { equityGeometry } from './equityGeometry.js';

function logs(...entries: readonly (readonly [date: string, amount: string])[]): GrowthLog[] {
  return entries.map(([sent, amount], index) => ({
    id: index + 1,
    date: /^\d/.test(sent) ? instant(sent) : unreadable(sent),
    amountAdded: decimal(amount),
    percentageIncrease: null,
  }));
}

describe('the value line of an investment', () => {
  it('steps at each log from the value before it to the value after it', () => {
    const geometry = equityGeometry(
      decimal('110'),
      logs(['2026-07-01T00:00:00Z', '20'], ['2026-07-02T00:00:00Z', '-10']),
    );
    // 100 before the first log, 120 after it, 110 after the second: bottom, top, half-way.
    expect(geometry?.startLevel).toBe(30);
    expect(geometry?.line).toBe('M0 30H0V2H120V16H120');
    expect(geometry).toMatchObject({ start: '100', lowest: '100', highest: '120' });
  });

  it('is exact to the last decimal where floats are not', () => {
    const geometry = equityGeometry(
      decimal('0.3'),
      logs(['2026-07-01T00:00:00Z', '0.2'], ['2026-07-02T00:00:00Z', '-0.1'], ['2026-07-03T00:00:00Z', '0.1']),
    );
    expect(geometry).toMatchObject({ start: '0.1', lowest: '0.1', highest: '0.3' });
  });

  it('places logs by their time', () => {
    const geometry = equityGeometry(
      decimal('3'),
      logs(['2026-07-01T00:00:00Z', '1'], ['2026-07-02T00:00:00Z', '1'], ['2026-07-05T00:00:00Z', '1']),
    );
    expect(geometry?.line).toBe('M0 30H0V20.7H30V11.3H120V2H120');
  });

  it('spaces logs evenly when a date is unreadable', () => {
    const geometry = equityGeometry(decimal('3'), logs(['soon', '1'], ['2026-07-02T00:00:00Z', '1'], ['later', '1']));
    expect(geometry?.line).toBe('M0 30H40V20.7H80V11.3H120V2H120');
  });

  it('draws one step for each log, whatever order they come in', () => {
    for (const { currentAmount, growthLogs } of [...investments, oddInvestment]) {
      const geometry = equityGeometry(currentAmount, growthLogs);
      expect(geometry?.line.match(/V/g)).toHaveLength(growthLogs.length);
      expect(equityGeometry(currentAmount, growthLogs.toReversed())).toEqual(geometry);
    }
  });

  it('stays flat when all gains and losses are below a cent', () => {
    const geometry = equityGeometry(
      decimal('512.4'),
      logs(['2026-07-01T00:00:00Z', '0.001'], ['2026-07-02T00:00:00Z', '-0.002']),
    );
    expect(geometry).toMatchObject({ startLevel: 16, line: 'M0 16H0V16H120V16H120' });
  });

  it('places plain dates by their day', () => {
    const days = ['2026-07-01', '2026-07-02', '2026-07-05'];
    const entries = days.map((iso, id) => ({
      id,
      date: date(iso),
      amountAdded: decimal('1'),
      percentageIncrease: null,
    }));
    expect(equityGeometry(decimal('3'), entries)?.line).toBe('M0 30H0V20.7H30V11.3H120V2H120');
  });

  it('can be drawn for 300,000 logs', () => {
    const entry = { date: instant('2026-07-01T00:00:00Z'), amountAdded: decimal('1'), percentageIncrease: null };
    const entries = Array.from({ length: 300_000 }, (_, id) => ({ ...entry, id }));
    expect(equityGeometry(decimal('3'), entries)?.startLevel).toBe(30);
  });

  it('draws nothing without logs', () => {
    expect(equityGeometry(decimal('750'), [])).toBeNull();
  });
});

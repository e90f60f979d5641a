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
    expect(geometry?.startLevel).toBe(44);
    expect(geometry?.line).toBe('M0 44H8V8H232V26H240');
    expect(geometry?.sign).toBe(1);
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
    expect(geometry?.ticks).toBe('M8 55v-7M64 55v-4M232 55v-7');
  });

  it('spaces logs evenly when a date is unreadable', () => {
    const geometry = equityGeometry(decimal('3'), logs(['soon', '1'], ['2026-07-02T00:00:00Z', '1'], ['later', '1']));
    expect(geometry?.ticks).toBe('M8 55v-7M120 55v-4M232 55v-7');
  });

  it('draws one tick for each log, whatever order they come in', () => {
    for (const { currentAmount, growthLogs } of [...investments, oddInvestment]) {
      const geometry = equityGeometry(currentAmount, growthLogs);
      expect(geometry?.ticks.match(/M/g)).toHaveLength(growthLogs.length);
      expect(equityGeometry(currentAmount, growthLogs.toReversed())).toEqual(geometry);
    }
  });

  it('points down when the logs together lost money', () => {
    expect(equityGeometry(decimal('591.36'), investments[1]?.growthLogs ?? [])?.sign).toBe(-1);
  });

  it('stays flat when all gains and losses are below a cent', () => {
    const geometry = equityGeometry(
      decimal('512.4'),
      logs(['2026-07-01T00:00:00Z', '0.001'], ['2026-07-02T00:00:00Z', '-0.002']),
    );
    expect(geometry).toMatchObject({ startLevel: 26, sign: 0, line: 'M0 26H8V26H232V26H240' });
  });

  it('places plain dates by their day', () => {
    const days = ['2026-07-01', '2026-07-02', '2026-07-05'];
    const entries = days.map((iso, id) => ({
      id,
      date: date(iso),
      amountAdded: decimal('1'),
      percentageIncrease: null,
    }));
    expect(equityGeometry(decimal('3'), entries)?.ticks).toBe('M8 55v-7M64 55v-4M232 55v-7');
  });

  it('can be drawn for 300,000 logs', () => {
    const entries = Array.from({ length: 300_000 }, (_, id) => ({
      id,
      date: instant('2026-07-01T00:00:00Z'),
      amountAdded: decimal('1'),
      percentageIncrease: null,
    }));
    expect(equityGeometry(decimal('3'), entries)?.startLevel).toBe(44);
  });

  it('draws nothing without logs', () => {
    expect(equityGeometry(decimal('750'), [])).toBeNull();
  });
});

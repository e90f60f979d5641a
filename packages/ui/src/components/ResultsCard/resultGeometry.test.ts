import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../money/decimal.js';
import { HEIGHT, resultGeometry, WIDTH } from './resultGeometry.js';

const day = (at: number, result: string | null, total: string) => ({
  day: `2026-07-0${at}`,
  result: result === null ? null : decimal(result),
  total: decimal(total),
});
const days = [day(1, '10', '10'), day(2, null, '10'), day(3, '-4', '6'), day(4, '1', '7')];

test('the line is flat from zero and jumps in the middle of each day with a result', () => {
  const { path, line } = resultGeometry({ days }, true);
  expect(path).toBe(`M0 ${line.y(0)}H125V${line.y(10)}H625V${line.y(6)}H875V${line.y(7)}H${WIDTH}`);
});

test('gains rise from zero and losses fall from it', () => {
  const { gains, losses, bars } = resultGeometry({ days }, true);
  expect(gains).toBe(`M42.5 ${bars.y(0)}V${bars.y(10)}h165V${bars.y(0)}z`);
  expect(losses).toBe(`M542.5 ${bars.y(0)}V${bars.y(-4)}h165V${bars.y(0)}z`);
  expect(bars.y(10)).toBeLessThan(bars.y(0));
  expect(bars.y(-4)).toBeGreaterThan(bars.y(0));
});

test('the bars add up to the line, whatever the results', () => {
  const result = fc.option(fc.integer({ min: -50_000, max: 50_000 }));
  fc.assert(
    fc.property(fc.array(result, { minLength: 1, maxLength: 60 }), fc.boolean(), (given, isTodayOpen) => {
      let total = 0;
      const made = given.map((cents, index) => {
        total += cents ?? 0;
        return day(index, cents === null ? null : (cents / 100).toFixed(2), (total / 100).toFixed(2));
      });
      const { path, line, gains, losses, today, bars } = resultGeometry({ days: made }, isTodayOpen);
      const tops = [...`${gains}${losses}${today}`.matchAll(/V([-\d.]+)h/g)].map(([, top]) => Number(top));
      const dollars = (scale: typeof line, y: number) => ((scale.y(0) - y) / (scale.y(0) - scale.y(1e9))) * 1e9;
      const end = Number(/V([-\d.]+)H\d+$/.exec(path)?.[1] ?? line.y(0));
      const drawn = tops.reduce((all, top) => all + dollars(bars, top), 0);
      // Each is drawn to a hundredth of the drawing's unit.
      const most = (tops.length + 2) * (dollars(bars, bars.y(0) - 0.02) + dollars(line, line.y(0) - 0.02));
      expect(Math.abs(drawn - dollars(line, end))).toBeLessThanOrEqual(most);
    }),
  );
});

test('a day without a result has no bar but a gap, and today is apart while it is not over', () => {
  const { gaps, today } = resultGeometry({ days }, true);
  expect(gaps.match(/M/g)).toHaveLength(1);
  expect(today).toMatch(/^M792\.5 /);
  expect(resultGeometry({ days }, false).today).toBe('');
  expect(resultGeometry({ days: [...days, day(5, null, '7')] }, true).gaps.match(/M/g)).toHaveLength(1);
});

test('zero is always within the drawing, and a cent is no mountain', () => {
  const { line } = resultGeometry({ days: [day(1, '0.01', '0.01')] }, false);
  expect(line.y(0)).toBeLessThanOrEqual(HEIGHT);
  expect(line.y(0) - line.y(0.01)).toBeLessThan(2);
  expect(line.lines).toContain(0);
});

test('the best and the worst day are those that gained and lost most', () => {
  const { best, worst } = resultGeometry({ days }, true);
  expect([best?.day, worst?.day]).toEqual(['2026-07-01', '2026-07-03']);
  expect(resultGeometry({ days: [day(1, '1', '1')] }, false).worst).toBeNull();
});

test('ten years of days are a few paths', () => {
  const many = Array.from({ length: 3_650 }, (_, index) => day(1, index % 2 ? '1' : '-1', '0'));
  const { gains, losses } = resultGeometry({ days: many }, false);
  expect(gains.match(/M/g)).toHaveLength(1_825);
  expect(losses.match(/M/g)).toHaveLength(1_825);
});

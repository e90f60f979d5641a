import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotLayout } from './plotLayout.js';

describe('the layout of a plot', () => {
  it('on a wide screen leaves 84 px for prices, 36 for times and 64 above', () => {
    expect(plotLayout(1140, 500, '2,834.22')).toMatchObject({
      plotWidth: 1056,
      plotHeight: 464,
      headroom: 64,
      fontSize: 12,
    });
  });

  it('on a phone leaves 70 px for prices, in smaller type', () => {
    expect(plotLayout(320, 500, '2,834.22')).toMatchObject({ plotHeight: 464, headroom: 84, fontSize: 11 });
    expect(plotLayout(320, 500, '834.22').plotWidth).toBe(250);
    expect(plotLayout(479, 500, '').plotWidth).toBe(409);
    expect(plotLayout(480, 500, '').plotWidth).toBe(396);
  });

  it('gives long prices a wider axis', () => {
    const widths = ['2,834.22', '283,422.00', '28,342,200.00', '0.002834'].map(
      (label) => 1000 - plotLayout(1000, 500, label).plotWidth,
    );
    expect(widths[1]).toBeGreaterThan(84);
    expect(widths[2]).toBeGreaterThan(widths[1] ?? Infinity);
    expect([widths[0], widths[3]]).toEqual([84, 84]);
  });

  it('gives a time label less room where there is less', () => {
    expect([320, 600, 1200].map((width) => plotLayout(width, 500, '').minLabelGap)).toEqual([60, 80, 130]);
  });

  it('has no negative length, however small the container', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), fc.nat({ max: 600 }), fc.nat({ max: 30 }), (width, height, digits) => {
        const layout = plotLayout(width, height, '8'.repeat(digits));
        expect(layout.plotWidth).toBeGreaterThanOrEqual(0);
        expect(layout.plotHeight).toBeGreaterThanOrEqual(0);
        expect(layout.plotWidth).toBeLessThanOrEqual(width);
        expect(Number.isInteger(layout.plotWidth)).toBe(true);
      }),
    );
  });
});

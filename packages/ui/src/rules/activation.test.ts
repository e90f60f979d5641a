import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activationSteps, moveOn, percentDone, readActivationDone, stepsLeft } from './activation.js';

describe('the activation of an account', () => {
  it('DASH-04 DASH-05 DASH-06 has two steps: the first leads to the deposit, the second to the platform', () => {
    expect(activationSteps.map(({ name, leadsTo }) => [name, leadsTo])).toEqual([
      ['makeFirstDeposit', 'deposit'],
      ['startTrading', 'platform'],
    ]);
  });

  it('DASH-09 DASH-10 moves from the first step to the second and from the second to the end', () => {
    expect(moveOn(0)).toEqual({ done: 1, leadsTo: 'deposit', isCompleted: false });
    expect(moveOn(1)).toEqual({ done: 2, leadsTo: 'platform', isCompleted: true });
    expect(moveOn(2)).toBeNull();
  });

  it.each([
    [0, 2, 0],
    [1, 1, 50],
    [2, 0, 100],
  ] as const)('DASH-07 DASH-08 G-43 after %i steps has %i left and stands at %i percent', (done, left, percent) => {
    expect(stepsLeft(done)).toBe(left);
    expect(percentDone(done)).toBe(percent);
  });

  it('begins anew where what was kept is no number of steps', () => {
    expect([0, 1, 2].map(readActivationDone)).toEqual([0, 1, 2]);
    for (const rubbish of [3, -1, 0.5, '1', null, undefined, {}, [1], Number.NaN]) {
      expect(readActivationDone(rubbish)).toBe(0);
    }
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect([0, 1, 2]).toContain(readActivationDone(kept));
      }),
    );
  });
});

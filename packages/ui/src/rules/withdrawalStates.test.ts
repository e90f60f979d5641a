import { describe, expect, it } from 'vitest';
import { getWithdrawalStatus, isWithdrawalUnderWay } from './withdrawalStates.js';

describe('the status of a withdrawal', () => {
  it.each(['pending', 'processing', 'completed', 'failed', 'cancelled'])(
    'recognises %s',
    { tags: ['WHIST-14'] },
    (status) => {
      expect(getWithdrawalStatus(status)).toBe(status);
      expect(getWithdrawalStatus(` ${status.toUpperCase()} `)).toBe(status);
    },
  );

  it.each(['on_hold', '', 'constructor', 'canceled'])('does not recognise %j', (status) => {
    expect(getWithdrawalStatus(status)).toBeNull();
  });

  it.each([
    ['pending', true],
    ['Processing', true],
    ['ON_HOLD', true],
    ['completed', false],
    ['FAILED', false],
    ['cancelled', false],
  ])('a withdrawal that is %s may still change: %j', (status, expected) => {
    expect(isWithdrawalUnderWay(status)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { getWithdrawalFailureText } from './withdrawalFailure.js';

describe('the message of a refused withdrawal', () => {
  it('is the error field first', { tags: ['WD-24', 'G-84'] }, () => {
    const details = { error: 'Insufficient balance', amount: ['Too small.'], withdrawal_address: ['Too short.'] };
    expect(getWithdrawalFailureText(details)).toBe('Insufficient balance');
  });

  it('is the first entry of amount second', { tags: ['WD-25'] }, () => {
    const details = { amount: ['Too small.', 'Odd.'], withdrawal_address: ['Too short.'] };
    expect(getWithdrawalFailureText(details)).toBe('Too small.');
  });

  it('is the first entry of withdrawal_address third', { tags: ['WD-26'] }, () => {
    expect(getWithdrawalFailureText({ withdrawal_address: ['Too short.'], detail: 'No.' })).toBe('Too short.');
  });

  it.each([
    undefined,
    null,
    '<html>',
    7,
    [],
    {},
    { error: '' },
    { error: '<h1>Server Error (500)</h1>' },
    { error: '[object Object]', amount: ['\u200b'] },
    { error: { code: 1 } },
    { amount: [] },
    { detail: 'No.' },
  ])('is the product’s own sentence when the answer is %j', { tags: ['WD-27'] }, (details) => {
    expect(getWithdrawalFailureText(details)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { withdrawalFailureText } from './withdrawalFailure.js';

describe('what a refused withdrawal says', () => {
  it('WD-24 G-84 is the error field first', () => {
    const details = { error: 'Insufficient balance', amount: ['Too small.'], withdrawal_address: ['Too short.'] };
    expect(withdrawalFailureText(details)).toBe('Insufficient balance');
  });

  it('WD-25 is the first entry of amount second', () => {
    const details = { amount: ['Too small.', 'Odd.'], withdrawal_address: ['Too short.'] };
    expect(withdrawalFailureText(details)).toBe('Too small.');
  });

  it('WD-26 is the first entry of withdrawal_address third', () => {
    expect(withdrawalFailureText({ withdrawal_address: ['Too short.'], detail: 'No.' })).toBe('Too short.');
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
  ])('WD-27 is the product’s own sentence when the answer is %j', (details) => {
    expect(withdrawalFailureText(details)).toBeNull();
  });
});

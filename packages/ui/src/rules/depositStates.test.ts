import { describe, expect, it } from 'vitest';
import { depositStates, getDepositEnding, getDepositState } from './depositStates.js';

const statusesIn = (phase: string) =>
  Object.entries(depositStates)
    .filter(([, state]) => state.phase === phase)
    .map(([word]) => word);

describe('the table of deposit states', () => {
  it('classifies each status as awaiting a payment, payment seen, or final', () => {
    expect({ waiting: statusesIn('waiting'), seen: statusesIn('seen'), final: statusesIn('final') }).toEqual({
      waiting: ['pending', 'new', 'waiting'],
      seen: ['paying', 'confirming', 'underpaid', 'manual_accept', 'refunding'],
      final: ['paid', 'failed', 'expired', 'cancelled', 'canceled', 'refunded'],
    });
  });

  it('has one status that means money', () => {
    const credited = Object.entries(depositStates).filter(([, { isCredited }]) => isCredited);
    expect(credited.map(([word]) => word)).toEqual(['paid']);
  });

  it.each([['Paid'], ['PAID'], [' paid ']])('reads %j as the provider writes it', (status) => {
    expect(getDepositState(status)).toEqual({ phase: 'final', isCredited: true });
  });

  it('has an ending for each final status, and for no other', () => {
    const isFinal = Object.entries(depositStates).map(([word, { phase }]) => [word, phase === 'final']);
    expect(Object.keys(depositStates).map((word) => [word, getDepositEnding(word) !== null])).toEqual(isFinal);
    expect(['Expired', 'canceled', 'on_hold'].map(getDepositEnding)).toEqual(['expired', 'cancelled', null]);
  });

  it.each([[''], ['on_hold'], ['constructor'], ['__proto__'], ['paid?']])('does not recognise %j', (status) => {
    expect(getDepositState(status)).toEqual({ phase: 'unknown', isCredited: false });
  });
});

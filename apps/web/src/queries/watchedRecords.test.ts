import { describe, expect, it } from 'vitest';
import { findSettledRecords, getPendingIds } from './watchedRecords.js';

const getState = ({ status }: { readonly status: string }) =>
  status === 'paid' ? 'final' : status === 'odd' ? 'slowly' : 'pending';
const record = (id: number, status: string) => ({ id, status });
const list = (isComplete: boolean, ...items: ReturnType<typeof record>[]) => ({ items, isComplete });

describe('the records that may still change', () => {
  it('are those of a complete list that are pending, or of unknown status', () => {
    const whole = list(true, record(3, 'pending'), record(2, 'odd'), record(1, 'paid'));
    expect(getPendingIds(whole, [], getState)).toEqual([3, 2]);
  });

  it('include those a partial list does not show, but not those missing from a complete one', () => {
    expect(getPendingIds(list(false, record(3, 'paid')), [3, 2], getState)).toEqual([2]);
    expect(getPendingIds(list(true, record(3, 'paid')), [3, 2], getState)).toEqual([]);
  });
});

describe('the records that have ended', () => {
  it('are those seen pending before, and no others', () => {
    const items = [record(3, 'paid'), record(2, 'paid'), record(1, 'pending')];
    expect(findSettledRecords(items, [3, 1], getState)).toEqual([items[0]]);
  });
});

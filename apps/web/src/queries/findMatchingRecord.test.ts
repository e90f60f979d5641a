import { describe, expect, it } from 'vitest';
import type { ServerTime } from '@etherpilot/ui';
import { findMatchingRecord } from './findMatchingRecord.js';

const since = Date.UTC(2026, 6, 12, 14, 2);
const HOUR = 3_600_000;

interface Entry {
  readonly id: number | string;
  readonly amount: string;
  readonly createdAt: ServerTime;
}

const at = (ms: number): ServerTime => ({ kind: 'instant', iso: new Date(ms).toISOString() });
const entry = (id: number | string, createdAt: ServerTime, amount = '60') => ({ id, amount, createdAt });

const matcher = {
  isMatch: ({ amount }: Entry, input: string) => amount === input,
  timeOf: ({ createdAt }: Entry) => createdAt,
};

function find(items: readonly Entry[], known: readonly (number | string)[] = []) {
  return findMatchingRecord(
    { items, isComplete: true, total: items.length, unreadable: 0 },
    { input: '60', since, known: new Set(known) },
    matcher,
  );
}

describe('the history records matching an order whose answer was lost', () => {
  it('are none while there is no such record', () => {
    expect(find([])).toEqual({ matches: 0, newestAt: null, isComplete: true });
    expect(find([entry(1, at(since), '61')]).matches).toBe(0);
  });

  it('are all that may be the order, with the time of the newest', () => {
    const [older, newer] = [at(since + 1_000), at(since + 2_000)];
    expect(find([entry(1, older), entry(2, newer)])).toEqual({ matches: 2, newestAt: newer, isComplete: true });
  });

  it('exclude records from before the order', () => {
    expect(find([entry(1, at(since)), entry(2, at(since))], [1]).matches).toBe(1);
  });

  it('include a record with a clock a day off, and none much older', { tags: ['FAULT-20'] }, () => {
    expect(find([entry(1, at(since - 24 * HOUR))]).matches).toBe(1);
    expect(find([entry(1, at(since + 24 * HOUR))]).matches).toBe(1);
    expect(find([entry(1, at(since - 26 * HOUR))]).matches).toBe(0);
  });

  it('can have text ids too', () => {
    expect(find([entry('a', at(since)), entry('b', at(since))], ['a']).matches).toBe(1);
  });

  it.each<[ServerTime, number]>([
    [{ kind: 'date', iso: '2026-07-12' }, 1],
    // In the westernmost zone that day ends at noon UTC of the next.
    [{ kind: 'date', iso: '2026-07-11' }, 1],
    [{ kind: 'date', iso: '2026-07-10' }, 0],
    [{ kind: 'localTime', iso: '2026-07-11T01:03:00' }, 1],
    [{ kind: 'localTime', iso: '2026-07-11T01:01:00' }, 0],
  ])('include %j while it may be as new as the order in any zone: %i', (createdAt, matches) => {
    expect(find([entry(1, createdAt)]).matches).toBe(matches);
  });

  it('include a record whose time cannot be parsed', () => {
    const newestAt = { kind: 'unreadable', text: 'yesterday' } as const;
    expect(find([entry(1, newestAt)])).toEqual({ matches: 1, newestAt, isComplete: true });
    expect(find([entry(1, newestAt), entry(2, at(since))]).newestAt).toEqual(at(since));
  });

  it('have no time where the server sends none, and say when the list is partial', () => {
    const { isMatch } = matcher;
    const listing = { items: [entry(1, at(since - 26 * HOUR))], isComplete: false, total: null, unreadable: 0 };
    expect(findMatchingRecord(listing, { input: '60', since, known: new Set() }, { isMatch })).toEqual({
      matches: 1,
      newestAt: null,
      isComplete: false,
    });
  });
});

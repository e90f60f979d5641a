import { describe, expect, it } from 'vitest';
import { cutOf, itemsOf } from './listing.js';

const listing = { items: ['a', 'b'], isComplete: true, total: 2 };
const failure = { title: 'Error', message: 'Failed.' };

describe('a list on its way to a screen', () => {
  it.each([
    [
      { status: 'ready', data: listing, readAt: 5 },
      { status: 'ready', data: ['a', 'b'], readAt: 5 },
    ],
    [{ status: 'loading' }, { status: 'loading' }],
    [
      { status: 'failed', failure },
      { status: 'failed', failure },
    ],
    [
      { status: 'failed', failure, data: listing },
      { status: 'failed', failure, data: ['a', 'b'] },
    ],
  ] as const)('keeps its state and its items: %j', (list, items) => {
    expect(itemsOf(list)).toEqual(items);
  });

  it('G-42 says how much of it could be read, and nothing when all was', () => {
    expect(cutOf({ ...listing, isComplete: false, total: 60 })).toEqual({ shown: 2, total: 60 });
    expect(cutOf({ ...listing, isComplete: false, total: null })).toEqual({ shown: 2, total: null });
    expect(cutOf(listing)).toBeUndefined();
    expect(cutOf(undefined)).toBeUndefined();
  });
});

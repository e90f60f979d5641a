import { describe, expect, it } from 'vitest';
import { getItems, getPartialList } from './partialList.js';

const listing = { items: ['a', 'b'], isComplete: true, total: 2, unreadable: 0, unreadableIds: [], hasMore: false };
const failure = { title: 'Error', message: 'Failed.' };

describe('a list for a screen', () => {
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
    expect(getItems(list)).toEqual(items);
  });

  it('says how much of it could be read, unless all was', { tags: ['G-42'] }, () => {
    const partial = { ...listing, isComplete: false };
    expect(getPartialList({ ...partial, total: 60 })).toEqual({ shown: 2, total: 60, unreadable: 0 });
    expect(getPartialList({ ...partial, total: null })).toEqual({ shown: 2, total: null, unreadable: 0 });
    expect(getPartialList({ ...partial, total: 3, unreadable: 1 })).toEqual({ shown: 2, total: 3, unreadable: 1 });
    expect(getPartialList(listing)).toBeUndefined();
    expect(getPartialList(undefined)).toBeUndefined();
  });
});

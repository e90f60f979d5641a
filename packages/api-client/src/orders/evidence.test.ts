import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordId } from '../contract/fields.js';
import { type HistoryList, type HistoryRecord, lookUp, toBefore, untilKnown } from './evidence.js';

interface Item extends HistoryRecord {
  readonly fits: boolean;
}

function list(ids: readonly RecordId[], fitting: readonly RecordId[] = [], more: Partial<HistoryList<Item>> = {}) {
  const unreadableIds = more.unreadableIds ?? [];
  const items = ids.filter((id) => !unreadableIds.includes(id)).map((id) => ({ id, fits: fitting.includes(id) }));
  return { items, unreadableIds, total: ids.length, hasMore: false, ...more } satisfies HistoryList<Item>;
}

const fits = ({ fits: isFitting }: Item) => isFitting;

describe('a record that fits an order', () => {
  test('is new when its id was absent before, whatever its place', () => {
    const before = toBefore(list([2, 1], [1]));
    expect(lookUp(list([3, 2, 1], [3, 1]), before, fits)).toMatchObject({ records: [{ id: 3 }], isNew: true });
    expect(lookUp(list([1, 3, 2], [3, 1]), before, fits)).toMatchObject({ records: [{ id: 3 }], isNew: true });
    expect(lookUp(list([2, 1], [1]), before, fits)).toEqual({ records: [], isNew: true, isComplete: true });
  });

  test('is not new when it was there but unreadable', () => {
    const before = toBefore(list([2, 1], [], { unreadableIds: [2] }));
    expect(lookUp(list([2, 1], [2]), before, fits)).toEqual({ records: [], isNew: true, isComplete: true });
  });

  test('may be an older one when it is unknown what was there before', () => {
    expect(lookUp(list([2, 1], [2]), null, fits)).toMatchObject({ records: [{ id: 2 }], isNew: false });
  });
});

describe('an order is certainly missing', () => {
  const before = toBefore(list([3, 2, 1]));
  const isComplete = (now: HistoryList<Item>) => lookUp(now, before, fits).isComplete;

  test.each([
    ['the same', list([3, 2, 1]), true],
    ['another order of records', list([1, 3, 2]), true],
    ['a new record of something else', list([4, 3, 2, 1]), true],
    ['a record less', list([3, 2]), false],
    ['a record less and another one more', list([4, 3, 2]), false],
    ['a record that has become unreadable', list([3, 2, 1], [], { unreadableIds: [2] }), false],
    ['a new unreadable record', list([4, 3, 2, 1], [], { unreadableIds: [4] }), false],
    ['a record without an id', list([3, 2, 1], [], { total: 4 }), false],
    ['missing pages', list([3, 2, 1], [], { total: null }), false],
    ['pages left unread on purpose', list([3], [], { total: null, hasMore: true }), true],
  ])('or not, in a list with %s', (_, now, expected) => {
    expect(isComplete(now)).toBe(expected);
  });

  test('also where a record had no id before, or was unreadable', () => {
    const odd = toBefore(list([3, 2, 1], [], { unreadableIds: [2], total: 4 }));
    expect(lookUp(list([3, 2, 1], [], { unreadableIds: [2], total: 4 }), odd, fits).isComplete).toBe(true);
    expect(lookUp(list([3, 2, 1], [], { unreadableIds: [2], total: 5 }), odd, fits).isComplete).toBe(false);
  });
});

test('a list of which only a part was read says nothing about what was there before', () => {
  expect(toBefore(list([3, 2], [], { total: null }))).toBeNull();
  expect(toBefore(list([3, 2], [], { hasMore: true }))).toBeNull();
});

describe('reading page by page', () => {
  const before = toBefore(list([5, 4, 3, 2, 1]));

  function pagesRead(pages: readonly (readonly RecordId[])[], known = before): number {
    const isEnough = untilKnown(known);
    const last = pages.findIndex((page) => isEnough?.(page));
    return last < 0 ? pages.length : last + 1;
  }

  test('ends with the first page without anything new', () => {
    expect(pagesRead([[5, 4], [3, 2], [1]])).toBe(1);
    expect(pagesRead([[7, 6], [5, 4], [3, 2], [1]])).toBe(2);
    expect(
      pagesRead([
        [6, 5],
        [4, 3],
        [2, 1],
      ]),
    ).toBe(2);
  });

  test('goes on while the list is not as before', () => {
    expect(
      pagesRead([
        [4, 5],
        [3, 2],
        [6, 1],
      ]),
      'in another order',
    ).toBe(3);
    expect(pagesRead([[4, 3], [2, 1], [6]]), 'without its first record').toBe(3);
    expect(pagesRead([[], [6]]), 'nothing on the page').toBe(2);
  });

  test('goes to the end of a list that was not newest first, or is not known', () => {
    expect(untilKnown(null)).toBeUndefined();
    expect(untilKnown(toBefore(list([1, 2, 3])))).toBeUndefined();
    expect(untilKnown(toBefore(list(['b', 'a'])))).toBeUndefined();
    expect(untilKnown(toBefore(list([1])))).toBeUndefined();
  });

  test('never misses a new record at the top of a list that was newest first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (old, more, size) => {
          const ids = Array.from({ length: old }, (_, index) => old - index);
          const now = [...Array.from({ length: more }, (_, index) => old + more - index), ...ids];
          const pages = Array.from({ length: Math.ceil(now.length / size) }, (_, at) =>
            now.slice(at * size, (at + 1) * size),
          );
          const seen = pages.slice(0, pagesRead(pages, toBefore(list(ids)))).flat();
          expect(seen).toEqual(expect.arrayContaining(now.slice(0, more)));
        },
      ),
    );
  });
});

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexedDbLedger } from './indexedDbLedger.js';
import type { RotationLedger } from './RotationLedger.js';

const rotation = (sequence: number) => ({
  tokens: { access: `access-${sequence}`, refresh: `refresh-${sequence}` },
  sequence,
});

/** Two tabs of one browser. */
let tabs: readonly [RotationLedger, RotationLedger];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  tabs = [indexedDbLedger('test'), indexedDbLedger('test')];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a token ledger in IndexedDB', () => {
  it('shows one tab what another has recorded', async () => {
    expect(await tabs[0].newest('one')).toBeNull();
    expect(await tabs[0].record('one', rotation(2))).toBe('stored');
    expect(await tabs[1].newest('one')).toEqual(rotation(2));
    expect(await tabs[1].record('one', rotation(1))).toBe('superseded');
  });

  it('keeps no tokens of a session that has ended, nor after it was cleared', async () => {
    await tabs[0].record('one', rotation(1));
    await tabs[1].clear();
    expect(await tabs[0].newest('one')).toBeNull();
    await tabs[0].record('one', rotation(2));
    await tabs[0].end('one');
    expect(await tabs[1].newest('one')).toBe('ended');
    expect(await tabs[1].record('one', rotation(3))).toBe('ended');
  });

  it('gives the turn to one tab at a time', async () => {
    expect(await tabs[0].takeTurn('first', 60_000)).toBe(true);
    expect(await tabs[1].takeTurn('second', 60_000)).toBe(false);
    expect(await tabs[0].takeTurn('first', 60_000)).toBe(true);
    // Only the tab that has the turn can end it.
    await tabs[1].endTurn('second');
    expect(await tabs[1].takeTurn('second', 60_000)).toBe(false);
    await tabs[0].endTurn('first');
    expect(await tabs[1].takeTurn('second', 60_000)).toBe(true);
  });

  it('gives away a turn that has expired, or was taken before the clock was moved back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    await tabs[0].takeTurn('first', 5_000);
    vi.setSystemTime(1_005_000);
    expect(await tabs[1].takeTurn('second', 5_000)).toBe(false);
    vi.setSystemTime(1_005_001);
    expect(await tabs[1].takeTurn('second', 5_000)).toBe(true);
    vi.setSystemTime(1_000_000);
    expect(await tabs[0].takeTurn('first', 5_000)).toBe(true);
  });

  it('blocks nothing where the browser refuses databases', async () => {
    const open = () => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open });
    const refused = indexedDbLedger('test');
    expect(await refused.newest('one')).toBeNull();
    expect(await refused.record('one', rotation(1))).toBe('failed');
    expect(await refused.takeTurn('first', 5_000)).toBeNull();
    await refused.end('one');
  });
});

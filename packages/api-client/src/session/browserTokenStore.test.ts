import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { createApiClient } from '../createApiClient.js';
import { browserTokenStore } from './browserTokenStore.js';
import type { SessionChange } from './session.js';
import { type CachedUser, NO_SESSION, type StoredSession, writeStoredSession } from './StoredSession.js';

const KEY = 'etherpilot.session';
const user = {
  id: 7,
  displayId: '100007',
  name: 'viewer',
  email: 'viewer@example.com',
  balance: '5.00',
  emailVerified: true,
  dateJoined: { kind: 'date', iso: '2025-11-02' },
  country: 'Ghana',
} as CachedUser;
const session: StoredSession = { tokens: { access: 'a', refresh: 'r' }, user };

let stored: Map<string, string>;
let events: EventTarget;

/** Simulates the storage event of another tab's write. */
function writeElsewhere(text: string | null): void {
  if (text === null) stored.delete(KEY);
  else stored.set(KEY, text);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

function workingStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  };
}

beforeEach(() => {
  stored = new Map();
  events = new EventTarget();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', workingStorage());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a working storage', () => {
  it('keeps tokens and user under one key, across pages', { tags: ['ENT-06'] }, () => {
    browserTokenStore().write(session);
    expect([...stored.keys()]).toEqual([KEY]);
    expect(browserTokenStore().read()).toEqual(session);
  });

  it.each([
    [
      { kind: 'instant', iso: '2025-11-02T09:15:00Z' },
      { kind: 'instant', iso: '2025-11-02T09:15:00Z' },
    ],
    [
      { kind: 'unreadable', text: 'in spring' },
      { kind: 'unreadable', text: 'in spring' },
    ],
    ['2025-11-02T09:15:00Z', { kind: 'instant', iso: '2025-11-02T09:15:00Z' }],
    [{ kind: 'instant', iso: 7 }, null],
    [null, null],
  ])('reads the join date %j, which older versions stored as text', (dateJoined, expected) => {
    stored.set(KEY, JSON.stringify({ ...session, user: { ...user, dateJoined } }));
    expect(browserTokenStore().read().user?.dateJoined).toEqual(expected);
  });

  it('is empty after clearing', { tags: ['SESS-04'] }, () => {
    const store = browserTokenStore();
    store.write(session);
    store.clear();
    expect(stored.size).toBe(0);
    expect(store.read()).toEqual(NO_SESSION);
  });

  it('accepts a custom key', () => {
    browserTokenStore({ key: 'mine' }).write(session);
    expect([...stored.keys()]).toEqual(['mine']);
  });

  it.each([['id'], ['name'], ['email'], ['balance']])(
    'ignores a stored user without %s',
    { tags: ['ENT-05'] },
    (field) => {
      stored.set(KEY, JSON.stringify({ ...session, user: { ...user, [field]: undefined } }));
      expect(browserTokenStore().read()).toEqual({ tokens: session.tokens, user: null });
    },
  );

  it('ignores a stored user whose balance is not a number', { tags: ['ENT-05'] }, () => {
    stored.set(KEY, JSON.stringify({ ...session, user: { ...user, balance: 'a lot' } }));
    expect(browserTokenStore().read().user).toBeNull();
  });

  it('treats a user without tokens as signed out', { tags: ['FAULT-24', 'SESS-03'] }, () => {
    stored.set(KEY, JSON.stringify({ user }));
    expect(browserTokenStore().read()).toEqual(NO_SESSION);
  });
});

it('reads corrupted texts as some session or none, without an error', { tags: ['FAULT-23', 'SESS-03'] }, () => {
  const good = JSON.stringify(session);
  const corrupted = fc.oneof(
    fc.string(),
    fc.json(),
    fc.tuple(fc.nat(good.length), fc.nat(good.length), fc.string()).map(([from, to, text]) => {
      return good.slice(0, from) + text + good.slice(to);
    }),
    fc.record({ tokens: fc.anything(), user: fc.anything() }).map((value) => JSON.stringify(value, plain)),
  );
  fc.assert(
    fc.property(corrupted, (text) => {
      stored.set(KEY, text);
      const read = browserTokenStore().read();
      // Whatever is accepted as a session survives being written and read again.
      browserTokenStore().write(read);
      expect(browserTokenStore().read()).toEqual(read);
      expect([null, 'string']).toContain(read.tokens && typeof read.tokens.access);
    }),
    { numRuns: trials(1_000) },
  );
});

describe('a storage that refuses', () => {
  it('every access leaves the session in memory', { tags: ['FAULT-21'] }, () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const makeRoom = vi.fn<() => void>();
    const store = browserTokenStore({ makeRoom });
    expect(store.read()).toEqual(NO_SESSION);
    store.write(session);
    expect(store.read()).toEqual(session);
    store.clear();
    expect(store.read()).toEqual(NO_SESSION);
    expect(makeRoom, 'which could not remove anything').not.toHaveBeenCalled();
  });

  it('or is missing causes no error either', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = browserTokenStore();
    store.write(session);
    expect(store.read()).toEqual(session);
  });

  function fill(hasRoom: (text: string) => boolean): void {
    const { setItem, ...storage } = workingStorage();
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem(key: string, text: string) {
        if (!hasRoom(text)) throw new DOMException('full', 'QuotaExceededError');
        setItem(key, text);
      },
    });
  }

  it(
    'to write, being full, holds the new session in memory and removes that of another user',
    { tags: ['FAULT-22'] },
    () => {
      const store = browserTokenStore();
      store.write({ ...session, id: 'one' });
      fill(() => false);
      store.write({ ...session, id: 'two' });
      expect(store.read()).toMatchObject({ id: 'two' });
      expect(stored.has(KEY)).toBe(false);
    },
  );

  it('to write, being full, does not take the session from the other tabs', () => {
    const [store, other] = [browserTokenStore(), browserTokenStore()];
    store.write({ ...session, id: 'one' });
    fill(() => false);
    const renewed = { ...session, tokens: { access: 'a2', refresh: 'r2' }, id: 'one', sequence: 1 };
    store.write(renewed);
    expect(store.read()).toEqual(renewed);
    expect(other.read()).toEqual({ ...session, id: 'one' });
  });

  it('to write the user, for lack of room, still stores the tokens for all tabs', () => {
    const [store, other] = [browserTokenStore(), browserTokenStore()];
    const room = writeStoredSession({ ...session, id: 'one', sequence: 10, user: null }).length;
    fill((text) => text.length <= room);
    store.write({ ...session, id: 'one', user: null });
    const renewed = { ...session, id: 'one', sequence: 1 };
    store.write(renewed);
    for (const each of [store, other]) expect(each.read()).toEqual({ ...renewed, user: null });
  });

  it('to write, being full, first asks for room to be made', { tags: ['FAULT-22'] }, () => {
    stored.set('cache', 'candles');
    fill(() => !stored.has('cache'));
    browserTokenStore({ makeRoom: () => stored.delete('cache') }).write(session);
    expect([...stored.keys()]).toEqual([KEY]);
  });

  it('to write, and cannot be emptied either, holds the session in memory', { tags: ['FAULT-22'] }, () => {
    fill(() => false);
    const makeRoom = vi.fn<() => void>(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const store = browserTokenStore({ makeRoom });
    store.write(session);
    expect(store.read()).toEqual(session);
    expect(makeRoom).toHaveBeenCalledTimes(1);
    expect(reported).toMatchObject([{ name: 'SecurityError' }]);
  });
});

describe('another tab', () => {
  const other = JSON.stringify({ ...session, user: { ...user, id: 8 } });
  const again = JSON.stringify({ ...session, id: 'two' });
  const renewed = JSON.stringify({ ...session, tokens: { access: 'a2', refresh: 'r2' } });

  function watchFrom(before: string | null): SessionChange[] {
    if (before !== null) stored.set(KEY, before);
    const client = createApiClient({ baseUrl: 'http://127.0.0.1', tokenStore: browserTokenStore() });
    const changes: SessionChange[] = [];
    client.session.subscribe((change) => changes.push(change));
    return changes;
  }

  it.each<[string, string | null, string | null, SessionChange[]]>([
    ['that signs out', JSON.stringify(session), null, ['signedOutElsewhere']],
    ['that corrupts the key', JSON.stringify(session), '{', ['signedOutElsewhere']],
    ['that signs in', null, JSON.stringify(session), ['signedInElsewhere']],
    ['that signs in as another user', JSON.stringify(session), other, ['signedInElsewhere']],
    ['that signs in again as the same user', JSON.stringify({ ...session, id: 'one' }), again, ['signedInElsewhere']],
    ['that renews the tokens', JSON.stringify(session), renewed, []],
    ['that has no room for the user', JSON.stringify(session), JSON.stringify({ ...session, user: null }), []],
    ['that changes nothing', null, null, []],
  ])('%s is reported correctly', (_name, before, after, expected) => {
    const changes = watchFrom(before);
    writeElsewhere(after);
    expect(changes).toEqual(expected);
  });

  it(
    'that signed out while this page was in the back/forward cache is reported when it is restored',
    { tags: ['FAULT-16'] },
    () => {
      const changes = watchFrom(JSON.stringify(session));
      const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      show(true);
      stored.delete(KEY);
      show(false);
      expect(changes).toEqual([]);
      show(true);
      expect(changes).toEqual(['signedOutElsewhere']);
    },
  );

  it('that clears all of storage is reported too; other keys are not', () => {
    const changes = watchFrom(JSON.stringify(session));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    expect(changes).toEqual([]);
    stored.clear();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(changes).toEqual(['signedOutElsewhere']);
  });

  it('is ignored once the last listener has unsubscribed', () => {
    const remove = vi.fn<typeof removeEventListener>();
    vi.stubGlobal('removeEventListener', remove);
    const client = createApiClient({ baseUrl: 'http://127.0.0.1', tokenStore: browserTokenStore() });
    const changes: SessionChange[] = [];
    const stop = client.session.subscribe((change) => changes.push(change));
    stop();
    stop();
    writeElsewhere(JSON.stringify(session));
    expect(changes).toEqual([]);
    expect(remove.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow']);
  });
});

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

import { createApiClient, memoryTokenStore, type TokenStore } from '@etherpilot/api-client';
import { decimal, toText } from '@etherpilot/ui/money';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

type Stored = ReturnType<TokenStore['read']>;

const profile = { id: 7, display_id: '100007', email: 'viewer@example.com', balance: '1250.00' };
const tokens = { access: 'access-1', refresh: 'refresh-1' };
const saved = { id: 7, name: 'viewer', email: 'viewer@example.com', balance: '5.00' } as NonNullable<Stored['user']>;

interface Answer {
  readonly status: number;
  readonly body: object;
  /** Called with each request; delays the answer until it resolves. */
  readonly until?: (() => Promise<void>) | undefined;
  /** What a refresh is answered with, instead. */
  readonly refreshed?: object;
}

/**
 * The session of a page that starts with what is stored, against a server that answers each profile request like this.
 */
async function openPage(stored: Partial<Stored>, answer: Answer) {
  const seen: string[] = [];
  let isDown = false;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (isDown) throw new TypeError('fetch failed');
    const { method, url } = new Request(input, init);
    const { pathname } = new URL(url);
    seen.push(`${method} ${pathname}`);
    // Captured when the request arrives: a later one may be answered differently.
    const { until, refreshed, ...rest } = { ...answer };
    const isRefresh = refreshed !== undefined && pathname === '/api/auth/refresh/';
    const { status, body } = isRefresh ? { status: 200, body: refreshed } : rest;
    await until?.();
    return Response.json(body, { status });
  };
  let emit = (): void => undefined;
  const store: TokenStore = {
    ...memoryTokenStore({ tokens: null, user: null, ...stored }),
    subscribe(onChange) {
      emit = onChange;
      return () => undefined;
    },
  };
  const changeElsewhere = (session: Stored) => {
    store.write(session);
    emit();
  };

  vi.resetModules();
  vi.doMock('../services/storedSession.js', () => ({ hasStoredSession: () => store.read().tokens !== null }));
  vi.doMock('../services/api.js', () => ({
    api: createApiClient({ baseUrl: 'https://api.example.com', tokenStore: store, fetch }),
  }));
  onTestFinished(() => {
    vi.doUnmock('../services/storedSession.js');
    vi.doUnmock('../services/api.js');
  });
  const stop = () => void (isDown = true);
  return {
    seen,
    store,
    stop,
    changeElsewhere,
    ...(await import('./session.js')),
    ...(await import('./watchSession.js')),
    ...(await import('./balance.js')),
    ...(await import('./deductions.js')),
    ...(await import('./retryBalance.js')),
    ...(await import('./toasts.js')),
    ...(await import('./storedDeposit.js')),
    ...(await import('./deposit.js')),
  };
}

/** The balance a page shows; `null` when it is unknown. */
function shownIn({ balance: { current } }: Awaited<ReturnType<typeof openPage>>): string | null {
  return current && toText(current.value);
}

const fine = { status: 200, body: profile };
const broken = { status: 500, body: {} };

describe('the page somebody was on the way to when their session ended', () => {
  async function placeAfterSignIn(id: number) {
    const answer = { status: 200, body: { ...profile, ...tokens } };
    const page = await openPage({ tokens }, answer);
    await page.startSession();
    page.becomeVisitor(true);
    page.rememberContinueTo('/active-bots?investment=3');
    answer.body.id = id;
    await page.signIn({ email: profile.email, password: 'correct horse 1' });
    return page.session.continueTo?.path;
  }

  it('is kept for them, with its query', async () => {
    expect(await placeAfterSignIn(profile.id)).toBe('/active-bots?investment=3');
  });

  it('is forgotten when somebody else signs in', async () => {
    expect(await placeAfterSignIn(8)).toBeUndefined();
  });
});

describe('a page that opens', () => {
  it('with a stored token reads the profile', { tags: ['SESS-01'] }, async () => {
    const page = await openPage({ tokens }, fine);
    await page.startSession();
    expect(page.seen).toEqual(['GET /api/auth/profile/']);
    expect(page.session.current).toMatchObject({ status: 'signedIn', saved: null, user: { name: 'viewer' } });
    expect(shownIn(page)).toBe('1250.00');
  });

  it('shows the cached user when the profile fails', { tags: ['SESS-02'] }, async () => {
    const page = await openPage({ tokens, user: saved }, broken);
    await page.startSession();
    expect(page.session.current).toMatchObject({
      status: 'signedIn',
      user: { email: saved.email },
      saved: { status: 'answered', failure: { message: 'Server error. Please try again later.' } },
    });
    expect(page.balance.current).toMatchObject({ provenance: 'cached' });
    expect(page.store.read().tokens).toEqual(tokens);
  });

  it('shows the cached user soon when the server hangs, and the profile when it arrives', async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const until = () => {
      asked.resolve();
      return answered.promise;
    };
    const page = await openPage({ tokens, user: saved }, { ...fine, until });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const opening = page.startSession();
    await asked.promise;
    await vi.advanceTimersByTimeAsync(999);
    expect(page.session.current).toMatchObject({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(1);
    expect(page.session.current).toMatchObject({ status: 'signedIn', saved: { status: 'reading' } });
    expect(page.balance.current).toMatchObject({ value: decimal('5.00'), provenance: 'cached' });
    answered.resolve();
    await opening;
    expect(page.session.current).toMatchObject({ status: 'signedIn', saved: null });
    expect(page.balance.current).toMatchObject({ value: decimal('1250.00'), provenance: 'live' });
  });

  it('says that the server was not reached only when it was not', async () => {
    const page = await openPage({ tokens, user: saved }, fine);
    page.stop();
    await page.startSession();
    expect(page.session.current).toMatchObject({ status: 'signedIn', saved: { status: 'unreached' } });
  });

  it('ends the session when the profile fails and no valid user is cached', { tags: ['SESS-03'] }, async () => {
    const page = await openPage({ tokens }, broken);
    await page.startSession();
    expect(page.session.current).toMatchObject({ status: 'visitor' });
    expect(page.store.read()).toEqual({ tokens: null, user: null });
  });

  it('has a balance of 0 until a profile arrives', { tags: ['ENT-07'] }, async () => {
    const page = await openPage({}, fine);
    expect(shownIn(page)).toBe('0');
    await page.startSession();
    expect(page.session.current).toMatchObject({ status: 'visitor' });
    expect([page.seen, shownIn(page)]).toEqual([[], '0']);
  });
});

it('keeps a local deduction when a profile fails, until the next one is read', { tags: ['G-45'] }, async () => {
  const answer = { ...fine };
  const page = await openPage({ tokens }, answer);
  await page.startSession();
  page.beginDeduction()(decimal('50'));
  Object.assign(answer, broken);
  await page.refreshProfile();
  expect(page.balance.current).toMatchObject({ value: decimal('1200'), provenance: 'derived' });
  Object.assign(answer, { status: 200, body: { ...profile, balance: '1199.00' } });
  await page.refreshProfile();
  expect(page.balance.current).toMatchObject({ value: decimal('1199.00'), provenance: 'live' });
});

describe('a balance that is no plain number', () => {
  const unreadable = { status: 200, body: { ...profile, balance: '1e5' } };

  it('is unknown and not 0, and the person is told', { tags: ['G-46'] }, async () => {
    const page = await openPage({ tokens }, unreadable);
    await page.startSession();
    expect(page.session.current).toMatchObject({ status: 'signedIn', saved: null });
    expect(shownIn(page)).toBeNull();
    expect(page.toasts.shown).toMatchObject([{ tone: 'negative', title: 'Balance unavailable' }]);
  });

  it('stays unknown when something is spent', async () => {
    const page = await openPage({ tokens }, unreadable);
    await page.startSession();
    page.beginDeduction()(decimal('50'));
    expect(shownIn(page)).toBeNull();
  });

  it('is shown once it can be read, and a failed try is reported', async () => {
    const answer: Answer = { ...unreadable };
    const page = await openPage({ tokens }, answer);
    await page.startSession();
    page.dismissAll();
    Object.assign(answer, broken);
    page.retryBalance();
    await expect
      .poll(() => page.toasts.shown)
      .toMatchObject([
        { tone: 'negative', title: 'Server Error', description: 'Server error. Please try again later.' },
      ]);
    expect(shownIn(page)).toBeNull();
    Object.assign(answer, fine);
    page.retryBalance();
    await expect.poll(() => shownIn(page)).toBe('1250.00');
  });
});

describe('profiles that arrive out of order', () => {
  async function twoReads() {
    let answerFirst = (): void => undefined;
    const promise = new Promise<void>((resolve) => (answerFirst = resolve));
    const answer: Answer = { ...fine };
    const page = await openPage({ tokens }, answer);
    await page.startSession();
    Object.assign(answer, { body: { ...profile, balance: '12440.00' }, until: () => promise });
    const first = page.readProfile();
    await expect.poll(() => page.seen).toHaveLength(2);
    Object.assign(answer, { body: { ...profile, balance: '12380.00' }, until: undefined });
    return { page, first, answerFirst };
  }

  it('show the one requested last', async () => {
    const { page, first, answerFirst } = await twoReads();
    await page.readProfile();
    answerFirst();
    await first;
    expect(shownIn(page)).toBe('12380.00');
  });

  it('do not undo a deduction made after they were requested', async () => {
    const { page, first, answerFirst } = await twoReads();
    page.beginDeduction()(decimal('50'));
    answerFirst();
    await first;
    expect(page.balance.current).toMatchObject({ value: decimal('1200'), provenance: 'derived' });
    await page.readProfile();
    expect(page.balance.current).toMatchObject({ value: decimal('12380.00'), provenance: 'live' });
  });
});

/** Storage of a tab, which Node has none of. */
function stubTabStorage(): Map<string, string> {
  const storedEntries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedEntries.get(key) ?? null,
    setItem: (key: string, value: string) => storedEntries.set(key, value),
    removeItem: (key: string) => storedEntries.delete(key),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return storedEntries;
}

it('logging out forgets the addresses of the deposits, on the page and in the tab', { tags: ['G-68'] }, async () => {
  const storedEntries = stubTabStorage();
  const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  const other = '0x228b48a56DbC2eCf10393227Ac9c9dc943881fD7';
  const page = await openPage({ tokens }, fine);
  await page.startSession();
  const created = { currency: 'ETH', amount: decimal('0.5'), createdAt: 0, recordId: null, known: null };
  page.storeDeposit({ ...created, address });
  page.storeDeposit({ ...created, address: other });
  expect(page.deposit.created).toMatchObject([{ address: other }, { address }]);
  expect(page.deposit.openInfoId).toBe(page.deposit.created[0]?.id);
  for (const one of [address, other]) expect([...storedEntries.values()].join()).toContain(one);
  page.signOut();
  expect(page.deposit).toEqual({ created: [], openInfoId: null });
  for (const one of [address, other]) expect([...storedEntries.values()].join()).not.toContain(one);
});

it.each([
  ['the sentence of the server', { detail: 'This account is deactivated.' }, 'This account is deactivated.'],
  ['no sentence, where the server has none', {}, null],
])('a session whose account is refused ends with %s', async (_, body, reason) => {
  const answer = { ...fine };
  const page = await openPage({ tokens, user: saved }, answer);
  page.watchSession();
  await page.startSession();
  Object.assign(answer, { status: 401, body, refreshed: { access: 'access-2' } });
  await page.refreshProfile();
  expect(page.session.current).toEqual({ status: 'visitor', hasEnded: true, reason });
});

it('logging out leaves neither tokens nor user nor balance', { tags: ['SESS-04', 'ENT-07'] }, async () => {
  const page = await openPage({ tokens }, fine);
  await page.startSession();
  page.signOut();
  expect(page.store.read()).toEqual({ tokens: null, user: null });
  expect(page.session.current).toEqual({ status: 'visitor', hasEnded: false, reason: null });
  expect(shownIn(page)).toBe('0');
});

describe('a user who signs in in another tab', () => {
  const other: Stored = { tokens: { access: 'access-2', refresh: 'refresh-2' }, user: null, id: 'two' };

  it('is waited for without showing anything of the previous user', { tags: ['FAULT-15'] }, async () => {
    const answer = { ...fine };
    const page = await openPage({ tokens, user: saved }, answer);
    page.watchSession();
    await page.startSession();
    Object.assign(answer, { status: 200, body: { ...profile, id: 8, balance: '3.00' } });
    page.changeElsewhere(other);
    expect(page.session.current).toEqual({ status: 'checking' });
    expect(shownIn(page)).toBe('0');
    await expect.poll(() => page.session.current).toMatchObject({ status: 'signedIn', user: { id: 8 } });
    expect(shownIn(page)).toBe('3.00');
  });

  it('keeps the session when this tab cannot read the profile', { tags: ['FAULT-15'] }, async () => {
    const answer = { ...fine };
    const page = await openPage({ tokens, user: saved }, answer);
    page.watchSession();
    await page.startSession();
    Object.assign(answer, broken);
    page.changeElsewhere(other);
    await expect.poll(() => page.session.current).toMatchObject({ status: 'visitor' });
    expect(page.store.read()).toEqual(other);
  });
});

it('a profile that arrives after logging out is not shown', { tags: ['FAULT-13', 'SESS-04'] }, async () => {
  const page = await openPage({ tokens }, fine);
  page.watchSession();
  const opening = page.startSession();
  page.signOut();
  await opening;
  expect(page.session.current).toMatchObject({ status: 'visitor' });
  expect(shownIn(page)).toBe('0');
});

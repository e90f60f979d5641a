import * as fc from 'fast-check';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  CANDLES_KEY,
  failures,
  navLink,
  readAllStorage,
  refreshes,
  rich,
  storedSession,
  TOKEN_LIFE_MS,
} from './sessionSteps.js';
import { RELEASE, SESSION_KEY, signIn } from './steps.js';

const isLarge = process.env['FAULTS_FULL'] === '1';
const SEED = 20_260_712;
const CHART_KEYS = [CANDLES_KEY, 'etherpilot.market.calls', 'etherpilot.market.refreshAt'];
const DEVICE_KEYS = ['etherpilot.preferences', 'etherpilot.activation'];
/** How soon the app has a page of its own; on a machine with much else to do, the middle one of many starts counts. */
const START_MS = 2_000;
const READY_TIMEOUT_MS = 10_000;
/** Refused often enough, a refresh token takes its session with it: so many spoilt texts come of each. */
const TEXTS_PER_SESSION = 50;

const plainJson = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"text"',
  '<!doctype html><title>502</title>',
  '\u0000\ud800',
  '{"__proto__":{"polluted":1},"constructor":1}',
  '[[[[[[[[1]]]]]]]]',
  'x'.repeat(10_000),
  '-1e999',
];

/** Texts of all kinds, always the same ones; what is spoilt of a good text among them. */
function corrupted(good: string, count: number, seed = SEED): string[] {
  const cut = fc
    .tuple(fc.nat(good.length), fc.nat(good.length), fc.string())
    .map(([from, to, text]) => good.slice(0, from) + text + good.slice(to));
  const swapped = fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([at, value]) => {
    const places = [...good.matchAll(/:("(?:[^"\\]|\\.)*"|[\d.]+|true|false|null)/g)];
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) return JSON.stringify(value);
    return `${good.slice(0, place.index)}:${JSON.stringify(value)}${good.slice(place.index + place[0].length)}`;
  });
  const any = fc.oneof(cut, swapped, fc.json(), fc.string({ unit: 'binary', maxLength: 200 }));
  return fc.sample(any, { numRuns: count, seed });
}

/** For each turn a spoilt text for every key: all kinds at each key, in other company every time. */
async function corruptedKeys(page: Page, keys: readonly string[]): Promise<Record<string, string>[]> {
  const goods = await page.evaluate((names) => names.map((name) => localStorage.getItem(name) ?? '{"3":1}'), keys);
  const count = isLarge ? 1_000 : 6;
  const texts = goods.map((good) => [...plainJson.slice(0, count / 2), ...corrupted(good, count)]);
  return Array.from({ length: count }, (_, turn) =>
    Object.fromEntries(keys.map((key, index) => [key, texts[index]?.at(turn - index * 2) ?? ''])),
  );
}

/** Opens the app anew over what is kept, and waits for a page of its own. */
async function start(page: Page, path: string, stored: Readonly<Record<string, string>>) {
  await page.evaluate((entries) => sessionStorage.setItem('stored', JSON.stringify(entries)), Object.entries(stored));
  const since = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ timeout: READY_TIMEOUT_MS });
  const took = Date.now() - since;
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  return { path: new URL(page.url()).pathname, took };
}

function expectSoon(times: readonly number[]): void {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  expect(middle).toBeLessThan(START_MS);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const stored = sessionStorage.getItem('stored');
    if (stored === null) return;
    // The app before this one is gone and cannot write any more, this one has not begun.
    sessionStorage.removeItem('stored');
    localStorage.clear();
    for (const [key, text] of JSON.parse(stored) as [string, string][]) localStorage.setItem(key, text);
  });
  await signIn(page, rich.email);
  await page.waitForLoadState('networkidle');
});

test.setTimeout(isLarge ? 60 * 60_000 : 60_000);

test(
  'a corrupted stored session starts at the sign-in form or with a fresh profile',
  { tag: ['@FAULT-23'] },
  async ({ page, api, expectFailedResponses }) => {
    const rounds = isLarge ? 1_000 / TEXTS_PER_SESSION : 1;
    const count = isLarge ? TEXTS_PER_SESSION : 12;
    const ends: Awaited<ReturnType<typeof start>>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) {
        await start(page, '/login', {});
        await signIn(page, rich.email);
      }
      const good = await storedSession(page);
      for (const text of [...(round === 0 ? plainJson : []), ...corrupted(good, count, SEED + round)]) {
        const end = await start(page, '/account', { [SESSION_KEY]: text });
        expect(['/login', '/account'], text).toContain(end.path);
        if (end.path === '/account') await expect(page.getByRole('heading', { name: 'rich' }), text).toBeVisible();
        ends.push(end);
      }
    }
    // The texts are of both kinds, or the test would show little.
    expect(new Set(ends.map(({ path }) => path)).size).toBe(2);
    expectSoon(ends.map(({ took }) => took));
    expectFailedResponses(await failures(api));
  },
);

test(
  'corrupted candles, counts and deadlines of the chart are ignored',
  { tag: [RELEASE, '@FAULT-23'] },
  async ({ page }) => {
    const times: number[] = [];
    let session = await storedSession(page);
    for (const stored of await corruptedKeys(page, CHART_KEYS)) {
      const input = JSON.stringify(stored);
      const { path, took } = await start(page, '/platform', { ...stored, [SESSION_KEY]: session });
      expect(path, input).toBe('/platform');
      await expect(page.locator('canvas'), input).toHaveCount(1);
      await expect(page.getByRole('timer'), input).toHaveText(/^\d+m \d\ds$/);
      session = await storedSession(page);
      times.push(took);
    }
    expectSoon(times);
  },
);

test('corrupted switches and activation steps are ignored', { tag: [RELEASE, '@FAULT-23'] }, async ({ page, api }) => {
  const times: number[] = [];
  // Somebody with a bot has no activation card.
  await api.armFault({ method: 'GET', path: '/api/bots/investments/', status: 200, body: [], times: 1_000 });
  let session = await storedSession(page);
  for (const stored of await corruptedKeys(page, DEVICE_KEYS)) {
    const input = JSON.stringify(stored);
    const { path, took } = await start(page, '/account', { ...stored, [SESSION_KEY]: session });
    expect(path, input).toBe('/account');
    await expect(page.getByRole('progressbar'), input).toHaveAttribute('aria-valuenow', '50');
    await expect(page.getByRole('heading', { name: 'rich' }), input).toBeVisible();
    await navLink(page, 'Settings').click();
    await expect(page.getByRole('switch'), input).toHaveCount(4);
    session = await storedSession(page);
    times.push(took);
  }
  expectSoon(times);
});

test(
  'corrupted turns between tabs do not block a refresh',
  { tag: [RELEASE, '@FAULT-23'] },
  async ({ page, api, expectFailedResponses }) => {
    const session = await storedSession(page);
    let stored = session;
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }));
    const corruptions = [
      { version: 7, store: 'another', row: 'x' },
      { version: 1, store: 'ledger', row: 'x' },
      { version: 1, store: 'ledger', row: { live: { id: JSON.parse(session).id, tokens: { access: 1 } }, ended: {} } },
    ];
    for (const corrupt of corruptions) {
      await page.goto('/bare');
      await page.evaluate(
        ([name, { version, store, row }]) =>
          new Promise<void>((written) => {
            indexedDB.deleteDatabase(name);
            const opening = indexedDB.open(name, version);
            opening.addEventListener('upgradeneeded', () =>
              opening.result.createObjectStore(store).put(row, 'sessions'),
            );
            opening.addEventListener('success', () => {
              opening.result.close();
              written();
            });
          }),
        [SESSION_KEY, corrupt] as const,
      );
      expect(await readAllStorage(page)).toContain(
        JSON.stringify([SESSION_KEY, corrupt.store, ['sessions'], [corrupt.row]]),
      );
      await api.advanceClock(TOKEN_LIFE_MS);
      expect(await start(page, '/account', { [SESSION_KEY]: stored })).toMatchObject({ path: '/account' });
      await expect(page.getByRole('heading', { name: 'rich' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      stored = await storedSession(page);
    }
    expect(await refreshes(api)).toEqual(corruptions.map(() => 200));
    expectFailedResponses(await failures(api));
  },
);

test('an invalid session is removed from the browser', { tag: ['@FAULT-24', '@SESS-03'] }, async ({ page }) => {
  const { user }: Record<string, unknown> = JSON.parse(await storedSession(page));
  for (const text of [JSON.stringify({ user }), JSON.stringify({ user }).slice(0, -5), rich.email]) {
    expect(await start(page, '/account', { [SESSION_KEY]: text })).toMatchObject({ path: '/login' });
    expect(await readAllStorage(page)).not.toContain(rich.email);
  }
});

test(
  'a user without tokens is a visitor, tokens without a user load the profile',
  { tag: [RELEASE, '@FAULT-24'] },
  async ({ page, api }) => {
    const { tokens, user, ...rest }: Record<string, unknown> = JSON.parse(await storedSession(page));
    const before = (await api.requests()).length;
    for (const half of [
      { ...rest, user },
      { ...rest, user, tokens: null },
      { ...rest, user, tokens: {} },
    ]) {
      expect(await start(page, '/account', { [SESSION_KEY]: JSON.stringify(half) })).toMatchObject({ path: '/login' });
    }
    // Not even asked for: there is nothing to ask with.
    expect((await api.requests()).slice(before)).toEqual([]);

    for (const half of [{ ...rest, tokens }, { ...rest, tokens, user: null }, { tokens }]) {
      expect(await start(page, '/account', { [SESSION_KEY]: JSON.stringify(half) })).toMatchObject({
        path: '/account',
      });
      await expect(page.getByRole('heading', { name: 'rich' })).toBeVisible();
      await expect.poll(async () => JSON.parse(await storedSession(page)).user).toEqual(user);
    }
    expect(await api.requests({ method: 'GET', path: '/api/auth/profile/' })).toHaveLength(4);
  },
);

import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  CANDLES_KEY,
  navLink,
  openBarePage,
  readAllStorage,
  refreshStatuses,
  rich,
  storedSession,
  TOKEN_LIFE_MS,
} from './sessionSteps.js';
import { stopDates, RELEASE, SESSION_KEY, settle, signIn, untilLoaded } from './steps.js';

const isLarge = process.env['FAULTS_FULL'] === '1';
const SEED = 20_260_712;
const CHART_KEYS = [CANDLES_KEY, 'etherpilot.market.calls', 'etherpilot.market.refreshAt'];
const DEVICE_KEYS = ['etherpilot.preferences', 'etherpilot.activation'];
/** Corrupted texts per session: the server ends a session after too many refused refreshes. */
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

/** The same texts in each run: random ones, and corruptions of a valid text. */
function corruptTexts(valid: string, count: number, seed = SEED): string[] {
  const cut = fc
    .tuple(fc.nat(valid.length), fc.nat(valid.length), fc.string())
    .map(([from, to, text]) => valid.slice(0, from) + text + valid.slice(to));
  const swapped = fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([at, value]) => {
    const places = [...valid.matchAll(/:("(?:[^"\\]|\\.)*"|[\d.]+|true|false|null)/g)];
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) return JSON.stringify(value);
    return `${valid.slice(0, place.index)}:${JSON.stringify(value)}${valid.slice(place.index + place[0].length)}`;
  });
  const any = fc.oneof(cut, swapped, fc.json(), fc.string({ unit: anyCharacter, maxLength: 200 }));
  return fc.sample(any, { numRuns: count, seed });
}

/** For each round a corrupted text for every key, in changing combinations. */
async function corruptedKeys(page: Page, keys: readonly string[]): Promise<Record<string, string>[]> {
  const validTexts = await page.evaluate((names) => names.map((name) => localStorage.getItem(name) ?? '{"3":1}'), keys);
  const count = isLarge ? 1_000 : 6;
  const texts = validTexts.map((valid) => [...plainJson.slice(0, count / 2), ...corruptTexts(valid, count)]);
  return Array.from({ length: count }, (_, round) =>
    Object.fromEntries(keys.map((key, index) => [key, texts[index]?.at(round - index * 2) ?? ''])),
  );
}

/** Opens the app with this local storage, waits for its first heading in place of the page's own, and says where it is then. */
async function start(page: Page, path: string, stored: Readonly<Record<string, string>>): Promise<string> {
  await page.evaluate((entries) => sessionStorage.setItem('stored', JSON.stringify(entries)), Object.entries(stored));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root:not([data-frame]) h1').first()).toBeVisible();
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  return new URL(page.url()).pathname;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    let stored: string | null = null;
    try {
      stored = sessionStorage.getItem('stored');
    } catch {
      // A page that has no storage, such as the empty one before the first.
    }
    if (stored === null) return;
    // The previous document can no longer write, and the app has not started.
    sessionStorage.removeItem('stored');
    localStorage.clear();
    for (const [key, text] of JSON.parse(stored) as [string, string][]) localStorage.setItem(key, text);
  });
  await signIn(page, rich.email);
  await untilLoaded(page);
});

if (isLarge) test.setTimeout(60 * 60_000);

test(
  'a corrupted stored session starts at the sign-in form or with a fresh profile',
  { tag: [RELEASE, '@FAULT-23'] },
  async ({ page, allowFailedResponses }) => {
    const rounds = isLarge ? 1_000 / TEXTS_PER_SESSION : 1;
    const count = isLarge ? TEXTS_PER_SESSION : 12;
    const results = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) {
        await start(page, '/login', {});
        await signIn(page, rich.email);
      }
      const valid = await storedSession(page);
      for (const text of [...(round === 0 ? plainJson : []), ...corruptTexts(valid, count, SEED + round)]) {
        const result = await start(page, '/account', { [SESSION_KEY]: text });
        expect(['/login', '/account'], text).toContain(result);
        if (result === '/account') await expect(page.getByRole('heading', { name: 'rich' }), text).toBeVisible();
        results.add(result);
      }
    }
    // The test needs texts with both results.
    expect(results.size).toBe(2);
    allowFailedResponses();
  },
);

test(
  'corrupted candles, counts and deadlines of the chart are ignored',
  { tag: [RELEASE, '@FAULT-23'] },
  async ({ page }) => {
    let session = await storedSession(page);
    for (const stored of await corruptedKeys(page, CHART_KEYS)) {
      const input = JSON.stringify(stored);
      const path = await start(page, '/platform', { ...stored, [SESSION_KEY]: session });
      expect(path, input).toBe('/platform');
      await expect(page.locator('canvas'), input).toHaveCount(1);
      await expect(page.getByRole('timer'), input).toHaveText(/^\d+m \d\ds$/);
      session = await storedSession(page);
    }
  },
);

test('corrupted switches and activation steps are ignored', { tag: [RELEASE, '@FAULT-23'] }, async ({ page, api }) => {
  // A user with a bot has no activation card.
  await api.armFault({ method: 'GET', path: '/api/bots/investments/', status: 200, body: [], times: 1_000 });
  let session = await storedSession(page);
  for (const stored of await corruptedKeys(page, DEVICE_KEYS)) {
    const input = JSON.stringify(stored);
    const path = await start(page, '/account', { ...stored, [SESSION_KEY]: session });
    expect(path, input).toBe('/account');
    await expect(page.getByRole('progressbar'), input).toHaveAttribute('aria-valuenow', '50');
    await expect(page.getByRole('heading', { name: 'rich' }), input).toBeVisible();
    await navLink(page, 'Settings').click();
    await expect(page.getByRole('switch'), input).toHaveCount(4);
    session = await storedSession(page);
  }
});

test(
  'a corrupted token ledger does not block a refresh',
  { tag: [RELEASE, '@FAULT-23'] },
  async ({ page, api, allowFailedResponses }) => {
    const session = await storedSession(page);
    let stored = session;
    const corruptions = [
      { version: 7, store: 'another', row: 'x' },
      { version: 1, store: 'ledger', row: 'x' },
      { version: 1, store: 'ledger', row: { live: { id: JSON.parse(session).id, tokens: { access: 1 } }, ended: {} } },
    ];
    for (const corrupt of corruptions) {
      await openBarePage(page);
      await page.evaluate(
        ([name, { version, store, row }]) =>
          new Promise<void>((resolve) => {
            indexedDB.deleteDatabase(name);
            const opening = indexedDB.open(name, version);
            opening.addEventListener('upgradeneeded', () =>
              opening.result.createObjectStore(store).put(row, 'sessions'),
            );
            opening.addEventListener('success', () => {
              opening.result.close();
              resolve();
            });
          }),
        [SESSION_KEY, corrupt] as const,
      );
      expect(await readAllStorage(page)).toContain(
        JSON.stringify([SESSION_KEY, corrupt.store, ['sessions'], [corrupt.row]]),
      );
      await api.advanceClock(TOKEN_LIFE_MS);
      expect(await start(page, '/account', { [SESSION_KEY]: stored })).toBe('/account');
      await expect(page.getByRole('heading', { name: 'rich' })).toBeVisible();
      await untilLoaded(page);
      stored = await storedSession(page);
    }
    await expect.poll(() => refreshStatuses(api)).toEqual(corruptions.map(() => 200));
    allowFailedResponses();
  },
);

test(
  'an invalid session is removed from the browser',
  { tag: [RELEASE, '@FAULT-24', '@SESS-03'] },
  async ({ page }) => {
    const { user }: Record<string, unknown> = JSON.parse(await storedSession(page));
    for (const text of [JSON.stringify({ user }), JSON.stringify({ user }).slice(0, -5), rich.email]) {
      expect(await start(page, '/account', { [SESSION_KEY]: text })).toBe('/login');
      expect(await readAllStorage(page)).not.toContain(rich.email);
    }
  },
);

test(
  'a user without tokens is a visitor, tokens without a user load the profile',
  { tag: [RELEASE, '@FAULT-24'] },
  async ({ page, api }) => {
    const { tokens, user, ...rest }: Record<string, unknown> = JSON.parse(await storedSession(page));
    // Without the app, which may have calls under way.
    await openBarePage(page);
    const before = (await api.requests()).length;
    for (const half of [
      { ...rest, user },
      { ...rest, user, tokens: null },
      { ...rest, user, tokens: {} },
    ]) {
      expect(await start(page, '/account', { [SESSION_KEY]: JSON.stringify(half) })).toBe('/login');
    }
    // Without tokens no call is sent.
    await settle(page);
    expect((await api.requests()).slice(before)).toEqual([]);

    await stopDates(page);
    for (const half of [{ ...rest, tokens }, { ...rest, tokens, user: null }, { tokens }]) {
      expect(await start(page, '/account', { [SESSION_KEY]: JSON.stringify(half) })).toBe('/account');
      await expect(page.getByRole('heading', { name: 'rich' })).toBeVisible();
      await expect.poll(async () => JSON.parse(await storedSession(page)).user).toEqual(user);
    }
    expect(await api.requests({ method: 'GET', path: '/api/auth/profile/' })).toHaveLength(4);
  },
);

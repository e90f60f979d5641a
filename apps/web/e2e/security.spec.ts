import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@etherpilot/testkit/processes';
import { BOTS, CURRENCIES, DEPOSITS, INVESTMENTS, PROFILE, WITHDRAWALS } from './endpoints.js';
import { goTo } from './faultSteps.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import { protectedScreens } from './screens.js';
import { readAllStorage } from './sessionSteps.js';
import { heading, ONCE, openAs, RELEASE, SCENARIO_PASSWORD, signIn, untilLoaded, WALLET } from './steps.js';

const EMAIL = 'rich@sandbox.test';
const TEN_MEGABYTES = 10_000_000;
const ALWAYS = 1_000;

/** Would show itself as `window.hostile` if any of it were more than text. */
const HOSTILE = [
  '"><img src=x onerror="window.hostile=1">',
  '<script>window.hostile=1</script>',
  '<a href="javascript:window.hostile=1">here</a>',
  '{{constructor}}${window.hostile=1}',
  '\u202eturned\u0000\u001b[31m\u2067',
].join('');

/** Fields whose words are read by the app, so that hostile ones would only hide the rest of the record. */
const readByTheApp = new Set(['id', 'created_at', 'processed_at', 'date', 'date_joined']);
const isFigure = (text: string) => /^-?[\d.]+$/.test(text);

/** A recorded answer with hostile words in every field that holds words. */
function hostileAnswer(example: string, kept: readonly string[] = []): unknown {
  const file = join(root, 'apps/sandbox-api/examples', `${example}.json`);
  return JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (typeof value !== 'string' || isFigure(value) || readByTheApp.has(key) || kept.includes(key)) return value;
    return `${key} ${HOSTILE}`;
  });
}

async function answerHostile(api: SandboxControl): Promise<void> {
  const answers = {
    [PROFILE]: hostileAnswer('auth-profile'),
    [BOTS]: hostileAnswer('bots-list'),
    [INVESTMENTS]: hostileAnswer('investments-list'),
    [CURRENCIES]: hostileAnswer('deposit-currencies', ['currency']),
    [DEPOSITS]: hostileAnswer('deposit-list'),
    [WITHDRAWALS]: hostileAnswer('deposit-withdrawals'),
  };
  for (const [path, body] of Object.entries(answers)) {
    await api.armFault({ method: 'GET', path, status: 200, body, times: ALWAYS });
  }
}

/** Expects that nothing of the page is more than text, and that nothing leads away from it unasked. */
async function expectHarmless(page: Page, origin: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    hasRun: 'hostile' in window || 'polluted' in {},
    text: document.body.textContent,
    addresses: [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
      ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
    outwards: [...document.querySelectorAll('a[target]')].map((link) => link.getAttribute('rel')),
  }));
  expect(seen.hasRun).toBe(false);
  // Line breaks are the page's own; isolates around a name are closed.
  expect(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066\u2067]/u.exec(seen.text)).toBeNull();
  const protocols = new Set(seen.addresses.map((address) => new URL(address, origin).protocol));
  expect([...protocols].filter((name) => !['http:', 'https:', 'mailto:', 'data:'].includes(name))).toEqual([]);
  expect(seen.outwards.filter((rel) => rel !== 'noopener noreferrer')).toEqual([]);
  expect(new URL(page.url()).origin).toBe(origin);
}

test(
  'hostile words in every answer and address are only text, on every screen',
  { tag: [RELEASE, ONCE] },
  async ({ page, api, servers }) => {
    await answerHostile(api);
    await openAs(page, EMAIL, '/account');
    // A call that is cut off before its preflight is answered would be waited for on every later screen.
    await untilLoaded(page);
    let shown = 0;
    for (const [path, title] of protectedScreens) {
      await test.step(path, async () => {
        await goTo(page, path);
        await expect(heading(page, title)).toBeVisible();
        await untilLoaded(page);
        await expectHarmless(page, servers.web);
        shown += await page.getByText('<img src=x').count();
      });
    }
    // They were there to be seen.
    expect(shown).toBeGreaterThan(20);

    const words = encodeURIComponent(HOSTILE);
    for (const path of [
      `/deposit-success?track_id=${words}&amount=${words}&currency=${words}`,
      `/deposit-cancel?track_id=//evil.example&next=https://evil.example&redirect=javascript:window.hostile=1`,
      `/deposit-history?q=${words}&status=__proto__&sort=constructor`,
      `/support#${words}`,
      `/${words}`,
      '//evil.example/platform',
    ]) {
      await test.step(path.slice(0, 30), async () => {
        await goTo(page, `${servers.web}${path}`);
        await expect(page.locator('h1')).toBeVisible();
        await expectHarmless(page, servers.web);
      });
    }
  },
);

test('a name of ten megabytes leaves the screen usable', { tag: [ONCE, RELEASE] }, async ({ page }) => {
  const bot = { exchange: 'Binance', min_deposit: '500.00', is_unlocked: true, status: 'active' };
  const headers = { 'access-control-allow-origin': '*' };
  const json = [
    { ...bot, id: 1, name: `Long ${'x'.repeat(TEN_MEGABYTES)}` },
    { ...bot, id: 2, name: 'Short' },
  ];
  await page.route(`**${BOTS}`, (route) => route.fulfill({ json, headers }));
  await openAs(page, EMAIL, '/robot');
  await expect(page.getByRole('heading', { name: 'Short' })).toBeVisible();
  expect(await page.evaluate(() => document.body.textContent.length)).toBeLessThan(20_000);
  await page.getByRole('article', { name: 'Short' }).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start Bot' })).toBeEnabled();
});

/** Everything the app may store, by its key; see docs/product.md. */
const STORED = [
  'etherpilot.accountVisits',
  'etherpilot.activation',
  'etherpilot.firstSteps',
  'etherpilot.market.calls',
  'etherpilot.market.candles',
  'etherpilot.market.refreshAt',
  'etherpilot.orders',
  'etherpilot.pending',
  'etherpilot.preferences',
  'etherpilot.riskAlerts',
  'etherpilot.session',
  'etherpilot.startedBots',
  'etherpilot.tab',
];

test(
  'a tour of all screens stores what is listed, asks nobody else, and leaves tokens out of addresses and console',
  { tag: [ONCE, RELEASE] },
  async ({ page, context, servers }) => {
    const addresses: string[] = [];
    const lines: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    context.on('console', (message) => lines.push(message.text()));
    await signIn(page, EMAIL);
    for (const [path, title] of protectedScreens) {
      await goTo(page, path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' }).filter({ visible: true })).not.toHaveCount(0);
    }
    await goTo(page, '/withdraw');
    await page.getByLabel('Amount (USD)').fill('60');
    await page.getByLabel('Wallet address').fill(WALLET);
    await untilLoaded(page);

    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => !STORED.includes(key))).toEqual([]);
    const stored = await readAllStorage(page);
    expect(stored).toContain('eyJ');
    expect(stored).not.toContain(SCENARIO_PASSWORD);
    expect(stored).not.toMatch(new RegExp(`${WALLET}|0x[0-9a-f]{40}|tb1q|transaction_hash|withdrawal_address`, 'i'));

    const origins = new Set(addresses.filter((address) => /^https?:/.test(address)).map((one) => new URL(one).origin));
    expect([...origins].toSorted()).toEqual([servers.api, servers.web].toSorted());
    const secret = new RegExp(`eyJ|Bearer|${SCENARIO_PASSWORD}|${encodeURIComponent(EMAIL)}|${EMAIL}`);
    expect([...addresses, ...lines].filter((text) => secret.test(text))).toEqual([]);
  },
);

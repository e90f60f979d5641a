import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expect, isAborted, type SandboxControl } from './fixtures.js';
import { heading, SESSION_KEY, untilLoaded } from './steps.js';

/** Longer than an access token lives. */
export const TOKEN_LIFE_MS = 16 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

export const CANDLES_KEY = 'etherpilot.market.candles';

/** Two accounts, each with text that only its own pages show. */
export const rich = { email: 'rich@sandbox.test', personalText: /\brich\b|12,500\.00/ };
export const locked = { email: 'locked@sandbox.test', personalText: /\blocked@|\$120\.00/ };

/** Opens another tab of a signed-in user. */
export async function openTab(context: BrowserContext, path: string, title: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(heading(tab, title)).toBeVisible();
  await untilLoaded(tab);
  return tab;
}

/** Goes to a page on the app's origin without the app, with access to the same storage and locks. */
export async function openBarePage(page: Page, origin = ''): Promise<void> {
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }));
  await page.goto(`${origin}/bare`);
}

/** Opens such a page in a tab of its own. */
export async function openBareTab(context: BrowserContext, origin: string): Promise<Page> {
  const tab = await context.newPage();
  await openBarePage(tab, origin);
  return tab;
}

/** A link in the navigation; it navigates without reloading the page. */
export function navLink(page: Page, name: string): Locator {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).first();
}

/** The visible instance of a text: some are rendered twice, once per width. */
export function visibleText(page: Page, text: string): Locator {
  return page.getByText(text).filter({ visible: true }).first();
}

/** The status of each refresh the server has answered. */
export async function refreshStatuses(api: SandboxControl): Promise<number[]> {
  return (await api.requests({ method: 'POST', path: '/api/auth/refresh/' })).map(({ status }) => status);
}

/** Counts requests in all pages that fail without being aborted: the browser logs each to the console. */
export function countFailedRequests(context: BrowserContext): () => number {
  let failed = 0;
  context.on('requestfailed', (request) => {
    if (!isAborted(request)) failed += 1;
  });
  return () => failed;
}

/** Everything the origin stores in this browser, as one text: both storages and every record of every database. */
export function readAllStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The database refuses.')));
      });
    const stored: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        stored.push([name, store, await done(records.getAllKeys()), await done(records.getAll())]);
      }
      database.close();
    }
    return JSON.stringify(stored);
  });
}

export interface SentCall {
  /** Method and path. */
  readonly call: string;
  readonly bearer: string;
}

/** Records the calls with a bearer token that a page sends from now on, in order. */
export function sentCalls(page: Page): readonly SentCall[] {
  const sent: SentCall[] = [];
  page.on('request', (request: Request) => {
    const bearer = request.headers()['authorization'];
    if (bearer !== undefined) sent.push({ call: `${request.method()} ${new URL(request.url()).pathname}`, bearer });
  });
  return sent;
}

/** The stored session of this page, as text. Throws when nobody is signed in. */
export async function storedSession(page: Page): Promise<string> {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  if (text === null) throw new Error('Nobody is signed in here.');
  return text;
}

/** Expects that no text of a user is in the page, visible or hidden. */
export async function expectNoPersonalText(page: Page, personalText: RegExp): Promise<void> {
  await expect(page.locator('body')).not.toContainText(personalText);
}

/** Opens the main screens of the account `rich` one after the other, and expects its balance on the last. */
export async function visitScreens(page: Page): Promise<void> {
  for (const [link, title] of [
    ['Trading Bots', 'Ethereum Trading Bots'],
    ['Active Bots', 'Active Bots'],
    ['Withdraw', 'Withdraw Funds'],
    ['Settings', 'Settings'],
    ['Account', 'Account'],
  ] as const) {
    await navLink(page, link).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(visibleText(page, '$12,500.00')).toBeVisible();
}

import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expect, type SandboxControl } from './fixtures.js';
import { heading, SESSION_KEY } from './steps.js';

/** Longer than an access token lives. */
export const TOKEN_LIFE_MS = 10 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

export const CANDLES_KEY = 'etherpilot.market.candles';

/** What anybody could tell each of two people by: the words of their pages nobody else's have. */
export const rich = { email: 'rich@sandbox.test', personalText: /\brich\b|12,500\.00/ };
export const locked = { email: 'locked@sandbox.test', personalText: /\blocked@|\$120\.00/ };

/** Opens another tab of a person who is signed in. */
export async function openTab(context: BrowserContext, path: string, title: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(heading(tab, title)).toBeVisible();
  await tab.waitForLoadState('networkidle');
  return tab;
}

/** A page of the app's origin without the app: somebody else's hand on the same storage and locks. */
export async function openBareTab(context: BrowserContext, origin: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }));
  await tab.goto(`${origin}/bare`);
  return tab;
}

/** A way of the navigation, taken without loading the page anew. */
export function navLink(page: Page, name: string): Locator {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).first();
}

/** A text where it can be seen: some stand twice, once for each width. */
export function visibleText(page: Page, text: string): Locator {
  return page.getByText(text).filter({ visible: true }).first();
}

/** The statuses of all refreshes the server has seen. */
export async function refreshes(api: SandboxControl): Promise<number[]> {
  return (await api.requests({ method: 'POST', path: '/api/auth/refresh/' })).map(({ status }) => status);
}

/** How many calls the server has refused or failed: each is a line of the browser's own. */
export async function failures(api: SandboxControl): Promise<number> {
  return (await api.requests()).filter(({ status }) => status >= 400).length;
}

/** How many requests of all pages have failed without having been given up: each is a line of the browser's own. */
export function brokenRequests(context: BrowserContext): () => number {
  let broken = 0;
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') broken += 1;
  });
  return () => broken;
}

/** Everything the origin keeps in this browser, as one text: both storages, and every record of every database. */
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

/** The calls with a bearer a page sends from now on, in their order. */
export function sentCalls(page: Page): readonly SentCall[] {
  const sent: SentCall[] = [];
  page.on('request', (request: Request) => {
    const bearer = request.headers()['authorization'];
    if (bearer !== undefined) sent.push({ call: `${request.method()} ${new URL(request.url()).pathname}`, bearer });
  });
  return sent;
}

/** The text under which a session is kept, of a person signed in by another browser. */
export async function storedSession(page: Page): Promise<string> {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  if (text === null) throw new Error('Nobody is signed in here.');
  return text;
}

/** Nothing of a person is in the page, seen or not. */
export async function expectNoPersonalText(page: Page, personalText: RegExp, timeout = 1000): Promise<void> {
  await expect(page.locator('body')).not.toContainText(personalText, { timeout });
}

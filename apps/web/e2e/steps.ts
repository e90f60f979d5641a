import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import papa from 'papaparse';
import { createApiClient, memoryTokenStore, writeStoredSession } from '../../../packages/api-client/src/index.js';
import type { SandboxControl } from './fixtures.js';
import { captureDownload } from './seenInPage.js';

/** Runs a journey at one width only, because its result does not depend on the width. */
export const ONCE = '@once';
/** Runs a journey only before a release, because faster tests cover most of it on each change. */
export const RELEASE = '@release';
/** In a change, runs a journey at the width of a desktop only; before a release, at both. */
export const WIDE = '@wide';
/** In a change, runs a journey at the width of a phone only; before a release, at both. */
export const PHONE = '@phone';
/** Runs a journey in Chromium only, because it uses what no other engine can be asked for. */
export const CHROMIUM = '@chromium';

export const PASSWORD = 'correct horse 1';
export const SCENARIO_PASSWORD = 'sandbox-1234';
/** The local storage key of the session. */
export const SESSION_KEY = 'etherpilot.session';

/** An e-mail that is unique in this run. */
export function freshEmail(): string {
  return `viewer-${randomUUID()}@example.com`;
}

export async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Creates an account through the form and waits for the redirect. */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/signup');
  await fillCredentials(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/platform');
  return email;
}

/** Fills and submits the sign-in form that is shown, and waits for the redirect. */
export async function signInHere(page: Page, email: string, password = SCENARIO_PASSWORD): Promise<void> {
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/platform');
}

/** Where one logs out: in the sidebar, or on a phone on the page itself. */
export const logOutButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first();

/** Logs out with the visible button. */
export async function signOut(page: Page): Promise<void> {
  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
}

/** Opens, fills and submits the sign-in form, whatever the result. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the form and waits for the redirect. */
export async function signIn(page: Page, email: string, password = SCENARIO_PASSWORD): Promise<void> {
  await trySignIn(page, email, password);
  await expect(page).toHaveURL('/platform');
}

/** Signs in without the form: replaces the browser's storage with a session. Opens no page. */
export async function startSession(page: Page, email: string): Promise<void> {
  const tokenStore = memoryTokenStore();
  const client = createApiClient({ baseUrl: process.env['JOURNEY_API_URL'] ?? '', tokenStore });
  await client.auth.login({ email, password: SCENARIO_PASSWORD });
  const localStorage = [{ name: SESSION_KEY, value: writeStoredSession(tokenStore.read()) }];
  const origins = [{ origin: process.env['JOURNEY_WEB_URL'] ?? '', localStorage }];
  // On a busy machine Firefox may still be on its way to the page that Playwright writes it in.
  await expect(() => page.context().setStorageState({ cookies: [], origins })).toPass({ timeout: 20_000 });
}

/** Opens a path as a user who is already signed in. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await startSession(page, email);
  await page.goto(path);
}

/** A toast by its title: `alert` for failures, `status` for the rest. */
export function toast(page: Page, kind: 'failure' | 'news', title: string): Locator {
  const isFailure = page.locator('[data-type="negative"]');
  const toasts = page.getByRole('region', { name: 'New notifications' }).getByRole('group', { name: title });
  return kind === 'failure' ? toasts.and(isFailure) : toasts.and(page.locator(':not([data-type="negative"])'));
}

/** The toasts of failures, whatever they say. */
export function failureToasts(page: Page): Locator {
  const toasts = page.getByRole('region', { name: 'New notifications' }).getByRole('group');
  return toasts.and(page.locator('[data-type="negative"]'));
}

/** The level 1 heading of the screen. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Waits until the screen shows its heading and nothing as loading, and every request has its answer. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await untilAnswered(page);
}

/** Lets a page finish what it does, and what that has put off to its next task. Needs no timer and no frame, which a stopped clock stops. */
export async function takeTurn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      }),
  );
}

/** Waits until every request of a page has its answer, or has failed, and the page does nothing that could lead to another. */
export async function untilAnswered(page: Page): Promise<void> {
  // Of what Firefox has in its cache, and of what a test answers there, Playwright knows neither start nor end.
  const hasEnded = (request: Request) => request.timing().responseEnd !== -1 || request.timing().responseStart === -1;
  const isUnanswered = (request: Request) =>
    request.failure() === null && (request.existingResponse() === null || !hasEnded(request));
  const isDocument = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  // An answer can lead to another request, so one look is not enough.
  let answeredLooks = 0;
  const look = async () => {
    // Requests of the previous document that were cut off never get an answer or a failure.
    const requests = await page.requests();
    const unanswered = requests.slice(Math.max(0, requests.findLastIndex(isDocument))).filter(isUnanswered);
    answeredLooks = unanswered.length > 0 ? 0 : answeredLooks + 1;
    // A page that is being left has no turn.
    await takeTurn(page).catch(() => (answeredLooks = 0));
    return { answeredLooks, unanswered: unanswered.map((request) => request.url()) };
  };
  await expect.poll(look, { intervals: [50] }).toEqual({ answeredLooks: 3, unanswered: [] });
}

/** Takes the connection away once every request has its answer, because one that it interrupts is logged as failed. */
export async function goOffline(page: Page): Promise<void> {
  await untilAnswered(page);
  await page.context().setOffline(true);
}

/** Lets the page's clock jump once its calls have their answers, because the jump would be their timeout. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await untilAnswered(page);
  await page.clock.fastForward(ms);
}

/** The names of the locks that this page and others of its origin wait for. */
export function readWaitedLocks(page: Page): Promise<readonly (string | undefined)[] | undefined> {
  return page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
}

/** Stops the page's clock, up to a second later. Timers wait until it runs on. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  // Where a busy machine takes longer than that, the clock stands by then, and is set again.
  await stop().catch(stop);
}

/** Stops the dates of pages opened from now on, not their timers: the app takes the profile that its page has asked for within five seconds only. */
export async function stopDates(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now());
}

/** Stops the page's clock when it makes a call, before the server receives that, so that the answer comes in no time. */
export async function stopClockAt(page: Page, path: string): Promise<void> {
  const stop = async (route: Route) => {
    await stopClock(page);
    await route.fallback();
  };
  await page.route(`**${path}`, stop, { times: 1 });
}

/** Waits until the app has taken over a page that the build wrote, and shows what it shows. */
export async function untilStarted(page: Page): Promise<void> {
  // What can be read without the app starts it when it is used.
  await page.mouse.move(1, 1);
  const isTaken = () =>
    page.evaluate(() => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')));
  await expect.poll(isTaken).toBe(true);
  await settle(page);
}

/** Waits for the next frame of a page. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<number>((resolve) => void requestAnimationFrame(resolve)));
}

/** Waits until a page has drawn, has run what follows, and every call has its answer: what is not there now does not come. */
export async function settle(page: Page): Promise<void> {
  await nextFrame(page);
  await nextFrame(page);
  await untilAnswered(page);
}

/** An Ethereum address with a valid checksum. */
export const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Fills the withdrawal form that is shown. */
export async function fillWithdrawal(page: Page, amount = '60'): Promise<void> {
  await page.getByLabel('Amount (USD)').fill(amount);
  await page.getByLabel('Wallet address').fill(WALLET);
}

/** Fills in a form, which reads the history from before the order; waits for that, because sending does not. */
export async function afterReading(page: Page, path: string, fill: () => Promise<unknown>): Promise<void> {
  const read = page.waitForResponse(`**${path}`);
  await fill();
  await (await read).finished();
}

/** Creates a deposit of ETH with the form that is shown, and waits for its address. */
export async function createDeposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: /Ethereum/ }).check();
  await page.getByLabel('Amount (ETH)').fill(amount);
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toBeVisible();
}

/** The button that invests, in the second step of a bot's dialog. */
export function investButton(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /^Invest \$/ });
}

/** Starts the bot whose dialog is open: *Start Bot*, then the step that asks. */
export async function startBot(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Start Bot' }).click();
  await investButton(page).click();
}

/** Follows a link of the shell, which navigates without a reload. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}

/** Unlocks a form whose order is uncertain, and confirms it. */
export async function unlockForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unlock the form' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
}

/** Opens the menu of a history's head, which has its actions on a phone; elsewhere they are in the head itself. */
export async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'More actions' });
  if (await menu.isVisible()) await menu.click();
}

/** Clicks an export button and returns the name and rows of the CSV file. */
export async function exportCsv(page: Page, button: string): Promise<{ name: string; rows: Record<string, string>[] }> {
  const { name, text } = await captureDownload(page, () => page.getByRole('button', { name: button }).click());
  return { name, rows: papa.parse<Record<string, string>>(text, { header: true }).data };
}

/** Opens the provider's payment page for the first deposit in a history. */
export async function openPayment(history: Page): Promise<Page> {
  const trackId = await history
    .getByText(/^\d{9,}$/)
    .filter({ visible: true })
    .first()
    .textContent();
  const payment = await history.context().newPage();
  await payment.goto(`${process.env['JOURNEY_API_URL']}/pay/${trackId}`);
  return payment;
}

/** Longer than the sandbox takes to credit a payment. */
const CREDIT_MS = 10_000;

/** Pays the user's newest deposit on the provider's page and advances the clock until it is credited. */
export async function payNewestDeposit(page: Page, api: SandboxControl): Promise<void> {
  const origin = process.env['JOURNEY_API_URL'];
  const trackId = await page.evaluate(async (list) => {
    const token = /"access":"([^"]+)"/.exec(Object.values(localStorage).join(' '))?.[1];
    const response = await fetch(list, { headers: { Authorization: `Bearer ${token}` } });
    const [newest]: { oxapay_invoice_id: string }[] = await response.json();
    return newest?.oxapay_invoice_id;
  }, `${origin}/api/deposit/list/`);
  const payment = await page.context().newPage();
  // Not the app there, which would read the deposit as well.
  await payment.route('**/deposit-success?*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await payment.goto(`${origin}/pay/${trackId}`);
  await payment.getByRole('button', { name: 'Pay now' }).click();
  await expect(payment).toHaveURL(/\/deposit-success\?/);
  await payment.close();
  await api.advanceClock(CREDIT_MS);
}

/** Measures the cumulative layout shift of each page from now on. */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const target = window as unknown as { shift: number };
    target.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) target.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Holds back requests until the function that is returned is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds back a file of the app's code, by the name it has in a build, until the function that is returned is called. */
export const holdCode = (page: Page, name: string): Promise<() => void> => holdRequests(page, `**/assets/${name}-*.js`);

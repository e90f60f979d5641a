import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import papa from 'papaparse';
import { createApiClient, memoryTokenStore, writeStoredSession } from '../../../packages/api-client/src/index.js';
import type { SandboxControl } from './fixtures.js';

/** Marks a journey that is walked at one width: what it shows does not depend on it. */
export const ONCE = '@once';
/** Marks a journey that is walked before a release: another one, or the client's own tests, shows most of it for each change. */
export const RELEASE = '@release';

export const PASSWORD = 'correct horse 1';
export const SCENARIO_PASSWORD = 'sandbox-1234';
/** Where the app keeps the session in local storage. */
export const SESSION_KEY = 'etherpilot.session';

/** An e-mail nobody else in this run has. */
export function freshEmail(): string {
  return `viewer-${randomUUID()}@example.com`;
}

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Creates an account through the form and waits for the landing route after it. */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/signup');
  await fillCredentials(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/platform');
  return email;
}

/** Fills and sends the sign-in form that is shown. */
export async function signInHere(page: Page, email: string, password = SCENARIO_PASSWORD): Promise<void> {
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/platform');
}

/** Logs out by the control that is in sight. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/login');
}

/** Fills and sends the sign-in form. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the form and waits for the landing route after it. */
export async function signIn(page: Page, email: string, password = SCENARIO_PASSWORD): Promise<void> {
  await trySignIn(page, email, password);
  await expect(page).toHaveURL('/platform');
}

/** Puts a session, and nothing else, into the browser's storage: the form has journeys of its own. No page is opened. */
export async function startSession(page: Page, email: string): Promise<void> {
  const tokenStore = memoryTokenStore();
  const client = createApiClient({ baseUrl: process.env['JOURNEY_API_URL'] ?? '', tokenStore });
  await client.auth.login({ email, password: SCENARIO_PASSWORD });
  const localStorage = [{ name: SESSION_KEY, value: writeStoredSession(tokenStore.read()) }];
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: process.env['JOURNEY_WEB_URL'] ?? '', localStorage }] });
}

/** Opens an address as somebody whose session began before. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await startSession(page, email);
  await page.goto(path);
}

/**
 * Has the browser ask for less traffic, so that no screen is fetched ahead: a connection that is lost meanwhile, or files
 * that are counted, are about what the person has opened.
 */
export async function saveTraffic(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
}

/** A message over the page by its title: `alert` for failures, `status` for the rest. */
export function toast(page: Page, role: 'alert' | 'status', title: string): Locator {
  return page.getByRole(role, { name: title });
}

/** The heading that names the screen. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Opens a form again after an order whose answer was lost, as a person does who means it. */
export async function unlockForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unlock the form' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
}

/** The name and the lines of the file a button hands over. */
export async function exported(page: Page, button: string): Promise<{ name: string; rows: Record<string, string>[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saved;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), rows: papa.parse<Record<string, string>>(text, { header: true }).data };
}

/** Opens the provider's payment page of the deposit a history shows first. */
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

/** Longer than the sandbox takes from payment to credit. */
const CREDIT_MS = 10_000;

/** Pays the newest deposit of this person on the provider's page, and lets the sandbox credit it. */
export async function payNewestDeposit(page: Page, api: SandboxControl): Promise<void> {
  const origin = process.env['JOURNEY_API_URL'];
  const trackId = await page.evaluate(async (list) => {
    const token = /"access":"([^"]+)"/.exec(Object.values(localStorage).join(' '))?.[1];
    const answer = await fetch(list, { headers: { Authorization: `Bearer ${token}` } });
    const [newest]: { oxapay_invoice_id: string }[] = await answer.json();
    return newest?.oxapay_invoice_id;
  }, `${origin}/api/deposit/list/`);
  const payment = await page.context().newPage();
  await payment.goto(`${origin}/pay/${trackId}`);
  await payment.getByRole('button', { name: 'Pay now' }).click();
  await expect(payment).toHaveURL(/\/deposit-success\?/);
  await payment.close();
  await api.advanceClock(CREDIT_MS);
}

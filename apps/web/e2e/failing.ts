import type { Locator, Page } from '@playwright/test';
import { expect, type Fault, type LoggedFailure, recordConsole, test as base } from './fixtures.js';

interface FailingFixtures {
  /** The failed responses the browser has logged so far. */
  readonly logged: readonly LoggedFailure[];
}

/**
 * Journeys whose calls fail on purpose. How often the browser tries again by itself after a lost connection is its own
 * affair; but only what was armed may fail, besides calls whose token had ended and those of a browser that is offline.
 * Lines of the product are forbidden.
 */
export const test = base.extend<FailingFixtures>({
  logged: [
    async ({ context, api, expectFailedResponses }, use, testInfo) => {
      const record = recordConsole(context);
      await use(record.failures);
      expectFailedResponses(record.failedResponses);
      if (testInfo.errors.length > 0) return;
      const isMeant = ({ path, status, isOffline }: LoggedFailure) =>
        isOffline || status === 401 || api.armedPaths.has(path);
      expect(
        record.failures.filter((failure) => !isMeant(failure)),
        'failed responses nobody has brought about',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** More calls than any step makes: each retry, and each time the browser sends one again by itself, meets the fault too. */
const ALWAYS = 1_000;
/** Longer than a call may take. */
export const PAST_THE_LIMIT_MS = 10_500;

const page = (title: string) => ({
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  contentType: 'text/html',
});

/** What can come in place of an answer. The pages are those of a proxy in front of the server. */
export const failings = {
  '400': { status: 400, body: {} },
  '401': { status: 401, body: {} },
  '403': { status: 403, body: {} },
  '404': { status: 404, body: {} },
  '413': { status: 413, ...page('413 Request Entity Too Large'), cors: false },
  '429': { status: 429, body: {} },
  '500': { status: 500, ...page('Server Error (500)') },
  '502': { status: 502, ...page('502 Bad Gateway') },
  '503': { status: 503, body: {} },
  '504': { status: 504, ...page('504 Gateway Time-out') },
  cut: { cut: 'before' },
  'cut after the server has acted': { cut: 'after' },
  reset: { cut: 'reset' },
  truncated: { cut: 'truncated' },
  hang: { status: 504, delayMs: 600_000 },
  'HTML 200': { status: 200, ...page('Welcome') },
  'empty 200': { status: 200 },
} as const satisfies Readonly<Record<string, Omit<Fault, 'method' | 'path'>>>;

export type Failing = keyof typeof failings;

/** The failing as a fault of one endpoint, until it is disarmed. */
export function faultOf(failing: Failing, method: 'GET' | 'POST', path: string): Fault {
  return { method, path, times: ALWAYS, ...failings[failing] };
}

/** Whether the browser itself complains of it, beside its line about a failed response. */
export function isBlocked(failing: Failing): boolean {
  return 'cors' in failings[failing];
}

export function toastsOf(shown: Page): Locator {
  return shown.getByRole('region', { name: 'Notifications' }).getByRole('alert');
}

/** One toast stands there, with this title and this text. */
export async function expectOneToast(shown: Page, title: string, text: string): Promise<void> {
  await expect(toastsOf(shown)).toHaveCount(1);
  await expect(toastsOf(shown)).toContainText(title);
  await expect(toastsOf(shown)).toContainText(text);
}

/** Long enough for the first toast's code to be fetched. */
const TOAST_MS = 300;

/** No toast stands there, nor comes. An expectation that waits for none would be met once one has gone by itself. */
export async function expectNoToast(shown: Page): Promise<void> {
  await shown.waitForTimeout(TOAST_MS);
  const region = shown.getByRole('region', { name: 'Notifications' });
  expect(await region.getByRole('alert').or(region.getByRole('status')).count()).toBe(0);
}

export async function dismissToasts(shown: Page): Promise<void> {
  const toasts = toastsOf(shown);
  for (let left = await toasts.count(); left > 0; left -= 1) {
    await toasts.first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts).toHaveCount(left - 1);
  }
}

/** Goes to another place of the app without loading the page anew. */
export async function goTo(shown: Page, path: string): Promise<void> {
  await shown.evaluate((target) => history.pushState(null, '', target), path);
}

/** Waits for the call a press brings about, and where it is to hang, lets the page's clock run past the time limit. */
export async function callOf(
  shown: Page,
  failing: Failing,
  path: string,
  trigger: () => Promise<unknown>,
): Promise<void> {
  const asked = shown.waitForRequest(
    (request) => new URL(request.url()).pathname === path && request.method() !== 'OPTIONS',
  );
  await trigger();
  await asked;
  if (failing === 'hang') await shown.clock.fastForward(PAST_THE_LIMIT_MS);
}

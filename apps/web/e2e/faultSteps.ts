import type { Page } from '@playwright/test';
import { type FailureMode, failureModes } from './failureModes.js';
import { expect, type Fault, type LoggedFailure, recordConsole, test as base } from './fixtures.js';
import { failureToasts, settle } from './steps.js';

interface FaultFixtures {
  /** The failed responses in the console so far. */
  readonly logged: readonly LoggedFailure[];
}

/**
 * A test whose calls fail on purpose. Failed responses are not counted, because browsers retry lost connections, but
 * only paths with a fault, expired tokens and offline calls may fail. Console messages of the app still fail the test.
 */
export const test = base.extend<FaultFixtures>({
  logged: [
    async ({ context, api, expectFailedResponses }, use, testInfo) => {
      const record = recordConsole(context);
      await use(record.failures);
      expectFailedResponses(record.failures.length);
      if (testInfo.errors.length > 0) return;
      const isExpected = ({ path, status, isOffline }: LoggedFailure) =>
        isOffline || status === 401 || api.armedPaths.has(path);
      expect(
        record.failures.filter((failure) => !isExpected(failure)),
        'failed responses without a fault',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { FailureMode };

/** More calls than any step makes, so that retries by the app and the browser fail too. */
const ALWAYS = 1_000;
/** Longer than the client's request timeout. */
export const PAST_TIMEOUT_MS = 10_500;

/** A failure mode as a fault of one endpoint, active until disarmed. */
export function createFault(mode: FailureMode, method: 'GET' | 'POST', path: string): Fault {
  return { method, path, times: ALWAYS, ...failureModes[mode] };
}

/** Whether the browser blocks the response for missing CORS headers, which it logs separately. */
export function isBlockedByCors(mode: FailureMode): boolean {
  return 'cors' in failureModes[mode];
}

/** Expects exactly one failure toast, with this title and text. */
export async function expectOneToast(page: Page, title: string, text: string): Promise<void> {
  await expect(failureToasts(page)).toHaveCount(1);
  await expect(failureToasts(page)).toContainText(title);
  await expect(failureToasts(page)).toContainText(text);
}

/**
 * Expects that no toast appears, once the page has settled, the code of the first toast included. Counts once, because a
 * retrying assertion passes when a toast times out.
 */
export async function expectNoToast(page: Page, wait: (page: Page) => Promise<void> = settle): Promise<void> {
  await wait(page);
  const region = page.getByRole('region', { name: 'New notifications' });
  expect(await region.getByRole('group').count()).toBe(0);
}

/** Expects no toast of a failure, once the page has settled; counts once, too. */
export async function expectNoFailure(page: Page): Promise<void> {
  await settle(page);
  expect(await failureToasts(page).count()).toBe(0);
}

/** Dismisses all toasts and waits until they have gone. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'New notifications' }).getByRole('button', { name: 'Dismiss' });
  const count = async () => {
    // Not one by one: a toast may time out meanwhile.
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    return dismiss.count();
  };
  await expect.poll(count).toBe(0);
}

/** Navigates within the app without reloading the page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => history.pushState(null, '', target), path);
}

/** Triggers a call and waits for its request. When it should hang, the page's clock advances past the timeout. */
export async function triggerCall(
  page: Page,
  mode: FailureMode,
  path: string,
  trigger: () => Promise<unknown>,
): Promise<void> {
  const requested = page.waitForRequest(
    (request) => new URL(request.url()).pathname === path && request.method() !== 'OPTIONS',
  );
  await trigger();
  await requested;
  if (mode === 'hang') await page.clock.fastForward(PAST_TIMEOUT_MS);
}

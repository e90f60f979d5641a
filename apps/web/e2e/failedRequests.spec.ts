import type { Locator, Page } from '@playwright/test';
import { LOGIN, PROFILE, REFRESH, REGISTER, START, WITHDRAW, CREATE } from './endpoints.js';
import { type Failure, type FailureRow, failureRows, failures, type Outcome } from './failures.js';
import {
  dismissToasts,
  expect,
  expectNoToast,
  createFault,
  goTo,
  isBlockedByCors,
  test,
  triggerCall,
} from './faultSteps.js';
import type { Fault } from './fixtures.js';
import { TOKEN_LIFE_MS } from './sessionSteps.js';
import {
  failureToasts,
  fillCredentials,
  fillWithdrawal,
  freshEmail,
  heading,
  nextFrame,
  openAs,
  PASSWORD,
  RELEASE,
  SCENARIO_PASSWORD,
  startBot,
  toast,
  unlockForm,
  passTime,
  stopClockAt,
} from './steps.js';

const EMAIL = 'rich@sandbox.test';
const ORDERS: ReadonlySet<string> = new Set([START, CREATE, WITHDRAW]);
const REFRESH_PAUSE_MS = 1_000;
const isRelease = process.env['RELEASE'] === '1';

/** How a screen makes a call: what opens it, what sends the call, and what must work again after a failure. */
interface Use {
  /** The requirements that the failures of a row show. */
  readonly ids: readonly string[];
  /** Opens and fills the screen. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Makes the app send the call; opens the screen by default. */
  readonly trigger?: (page: Page) => Promise<unknown>;
  /** What a person can do next; the button to try again by default. */
  readonly next?: (page: Page) => Locator;
  /** Where the app goes by itself after a success. */
  readonly successPlace?: string;
  /** For a call made without a token. */
  readonly isPublic?: boolean;
}

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

const uses: Readonly<Record<string, Use>> = {
  [`${LOGIN} /login`]: {
    ids: ['ERR-21', 'ERR-22'],
    isPublic: true,
    async prepare(page) {
      await goTo(page, '/login');
      await fillCredentials(page, EMAIL, SCENARIO_PASSWORD);
    },
    trigger: (page) => inMain(page, 'Sign in').click(),
    next: (page) => inMain(page, 'Sign in'),
  },
  [`${REGISTER} /signup`]: {
    ids: ['ERR-13', 'G-27'],
    isPublic: true,
    async prepare(page) {
      await goTo(page, '/signup');
      await fillCredentials(page, freshEmail(), PASSWORD);
    },
    trigger: (page) => inMain(page, 'Create account').click(),
    next: (page) => page.getByRole('main').getByRole('button', { name: /^(Create account|Sign in)$/ }),
  },
  [`${REFRESH} /active-bots`]: { ids: ['FAULT-05', 'FAULT-09'] },
  [`${PROFILE} /account`]: {
    ids: ['SESS-02', 'H-22'],
    async trigger(page) {
      // The app takes what its page has asked for only for five seconds.
      await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
      await page.goto('/account');
    },
    next: (page) => page.getByRole('note').getByRole('button', { name: 'Try again' }),
  },
  [`${PROFILE} /profile`]: {
    ids: ['PROF-07'],
    prepare: (page) => goTo(page, '/profile'),
    trigger: (page) => inMain(page, 'Refresh').click(),
    next: (page) => inMain(page, 'Refresh'),
  },
  '/api/bots/ /robot': { ids: ['BOTS-24'] },
  '/api/bots/investments/ /active-bots': { ids: ['ACT-17'] },
  '/api/bots/investments/ /profile': { ids: [] },
  '/api/bots/investments/ /account': { ids: [], next: (page) => page.getByRole('main').getByRole('link').first() },
  [`${START} /robot`]: {
    ids: ['BCFG-24', 'BCFG-28'],
    async prepare(page) {
      await goTo(page, '/robot');
      await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    },
    trigger: startBot,
    next: (page) => page.getByRole('dialog').getByRole('button', { name: 'Start Bot' }),
    successPlace: '/active-bots',
  },
  '/api/deposit/currencies/ /deposit': { ids: ['DEP-30'] },
  '/api/deposit/currencies/ /withdraw': { ids: ['WD-28'] },
  [`${CREATE} /deposit`]: {
    ids: ['DEP-29', 'G-80'],
    async prepare(page) {
      await goTo(page, '/deposit');
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      await page.getByLabel('Amount (ETH)').fill('0.5');
    },
    trigger: (page) => inMain(page, 'Create Deposit').click(),
    next: (page) => inMain(page, 'Create Deposit'),
  },
  '/api/deposit/list/ /deposit-history': { ids: ['DHIST-16'] },
  [`${WITHDRAW} /withdraw`]: {
    ids: ['WD-23', 'WD-27', 'FAULT-27'],
    async prepare(page) {
      await goTo(page, '/withdraw');
      await fillWithdrawal(page);
    },
    trigger: (page) => inMain(page, 'Withdraw $60.00').click(),
    next: (page) => inMain(page, 'Withdraw $60.00'),
    successPlace: '/withdrawal-history',
  },
  '/api/deposit/withdrawals/ /withdrawal-history': { ids: ['WHIST-15'] },
};

/** What the server says of a refused field. */
const answers: Readonly<Record<string, Partial<Fault> | undefined>> = {
  [`${REGISTER} 400`]: { body: { email: ['A user with this email already exists.'] } },
};

const retriedModes: ReadonlySet<Failure> = new Set(['429', '502', '503', '504']);

/** How often the client sends a call; `null` for any number. */
function countExpected({ method, path }: FailureRow, { isPublic = false }: Use, failure: Failure): number | null {
  if (path === REFRESH) return null;
  if (isPublic) return 1;
  return failure === '401' || (method === 'GET' && retriedModes.has(failure)) ? 2 : 1;
}

/** Whether the app can read the server's response. */
const isAnswered = (failure: Failure) => /\d{3}$/.test(failure) && !isBlockedByCors(failure);

/** Expects the words in exactly one place of the kind. */
async function expectOutcome(page: Page, { kind, title, text }: Outcome): Promise<void> {
  if (kind === 'success') return expect(toast(page, 'news', title)).toBeVisible();
  if (kind === 'toast' || kind === 'uncertain') {
    await expect(failureToasts(page)).toHaveCount(1);
    await expect(failureToasts(page)).toHaveText(`${title}${text}`);
    return;
  }
  if (kind === 'log only') return expectNoToast(page);
  const place =
    kind === 'signed out' ? page.getByRole('main').getByRole('note') : page.locator('body :not([data-ep-live] *)');
  for (const words of [title, text].filter(Boolean)) {
    await expect(place.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  // It would have come with the words. Playwright does not learn of every request that failed that it has ended.
  await expectNoToast(page, nextFrame);
}

/** Where the app goes by itself; `undefined` where it stays. */
function placeAfter({ kind }: Outcome, { successPlace }: Use): string | undefined {
  if (kind === 'success') return successPlace;
  return kind === 'signed out' ? '/login' : undefined;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe('a failed call ends as the table of failures says:', { tag: ['@FAULT-25'] }, () => {
  for (const row of failureRows) {
    const { method, path, place, outcomes, onEachChange } = row;
    const use = uses[`${path} ${place}`];
    if (place === null) continue;
    if (use === undefined) throw new Error(`Nothing here makes the call ${path} on ${place}.`);
    const tried = isRelease ? failures : onEachChange;
    test(
      `${method} ${path} on ${place}`,
      { tag: [...(onEachChange.length > 0 ? [] : [RELEASE]), ...use.ids.map((id) => `@${id}`)] },
      async ({ page, api, logged, expectConsoleMessage }) => {
        test.setTimeout(180_000 + tried.length * 15_000);
        const infos: string[] = [];
        page.on('console', (message) => message.type() === 'info' && infos.push(message.text()));
        const countCalls = async () => (await api.requests({ method, path })).length;
        const countLogged = () => logged.filter((failure) => failure.path === path).length;
        const begin = async () => {
          if (use.isPublic === true) {
            await page.goto('/nowhere');
            return expect(heading(page, 'Oops! Page not found')).toBeVisible();
          }
          const isRead = page.waitForResponse(`**${PROFILE}`);
          await openAs(page, EMAIL, '/settings');
          await isRead;
          await expect(heading(page, 'Settings')).toBeVisible();
          // What is read in the background has come, so that the next call is the screen's own.
          return expect(
            page.getByRole('link', { name: /^Available .* In bots \$/ }).filter({ visible: true }),
          ).toBeVisible();
        };
        await begin();
        // Firefox reports the same in other words, as an error of its own.
        const isChromium = page.context().browser()?.browserType().name() === 'chromium';
        if (isChromium && tried.some(isBlockedByCors)) expectConsoleMessage('blocked by CORS policy');

        for (const failure of tried) {
          const outcome = outcomes[failure];
          await test.step(`${failure}: ${outcome.kind}`, async () => {
            await use.prepare?.(page);
            if (path === REFRESH) {
              await api.advanceClock(TOKEN_LIFE_MS);
              // A refresh that has failed is not repeated at once.
              await passTime(page, REFRESH_PAUSE_MS);
            }
            const before = { calls: await countCalls(), logged: countLogged() };
            await api.armFault({ ...createFault(failure, method, path), ...answers[`${path} ${failure}`] });
            // Only a second is waited for the history of a refused order, and five for that of an uncertain one.
            const isLookedUp = outcome.kind === 'toast' || outcome.kind === 'uncertain';
            if (ORDERS.has(path) && isLookedUp && failure !== 'hang') await stopClockAt(page, path);
            await triggerCall(page, failure, path, () => use.trigger?.(page) ?? goTo(page, place));
            await expectOutcome(page, outcome);
            await page.clock.resume();
            // A panel that failed has words of its own: the toast has said the others.
            if (method === 'GET' && outcome.kind === 'toast') {
              await expect(page.getByRole('main')).not.toContainText(outcome.text);
            }
            if (outcome.kind === 'log only') await expect.poll(() => infos).toContain(outcome.text);

            const nextPlace = placeAfter(outcome, use);
            await expect(page).toHaveURL(nextPlace ?? (path === REGISTER ? /\/(signup|login)$/ : place));
            // Neither a blank page nor one that waits for ever.
            await expect(page.locator('h1')).toBeVisible();
            await expect(page.getByText('Loading', { exact: true }).or(page.locator('[aria-busy=true]'))).toHaveCount(
              0,
            );
            if (outcome.kind === 'uncertain') await unlockForm(page);
            const next = use.next ?? ((shown: Page) => inMain(shown, 'Try again'));
            if (nextPlace === undefined) await expect(next(page)).toBeEnabled();

            const count = countExpected(row, use, failure);
            if (isAnswered(failure) && count !== null) {
              expect((await countCalls()) - before.calls, 'calls answered by the server').toBe(count);
              const isFailure = !failure.endsWith('200');
              await expect
                .poll(() => countLogged() - before.logged, 'failed responses logged')
                .toBe(isFailure ? count : 0);
            }
            await api.disarmFaults();
            await dismissToasts(page);
            if (outcome.kind === 'signed out') return begin();
            // Leaving the protected screens also drops the data they have loaded.
            await goTo(page, '/forgot-password');
            return expect(heading(page, 'Forgot password')).toBeVisible();
          });
        }
      },
    );
  }
});

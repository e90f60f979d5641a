// Longer than 250 lines: every endpoint the app calls, each failure mode and the message its screen shows.
import type { Locator, Page } from '@playwright/test';
import {
  triggerCall,
  dismissToasts,
  expect,
  expectNoToast,
  expectOneToast,
  type FailureMode,
  faultOf,
  goTo,
  isBlockedByCors,
  test,
} from './faultSteps.js';
import type { LoggedFailure, SandboxControl } from './fixtures.js';
import {
  freshEmail,
  heading,
  openAs,
  PASSWORD,
  RELEASE,
  SCENARIO_PASSWORD,
  signIn,
  toast,
  unlockForm,
  WALLET,
} from './steps.js';

// The app never calls /bots/{id}/, /bots/investments/{id}/ or /deposit/withdrawals/{id}/; the client's tests cover those.

const everyMode: readonly FailureMode[] = [
  '400',
  '401',
  '403',
  '404',
  '413',
  '429',
  '500',
  '502',
  '503',
  '504',
  'cut',
  'reset',
  'truncated',
  'hang',
  'HTML 200',
  'empty 200',
];

/** Every mode with FAULTS_FULL=1, else a selection, always with a server that never answers. All of them take too long. */
const selectModes = (...selection: readonly FailureMode[]) =>
  process.env['FAULTS_FULL'] === '1' ? everyMode : selection;

const TOKEN_LIFE_MS = 10 * 60_000;

// Each test makes many calls, and many more with FAULTS_FULL=1.
test.describe.configure({ timeout: 120_000 });

interface Message {
  readonly title: string;
  readonly text: string;
}

const connection: Message = {
  title: 'Connection Error',
  text: 'Network error. Please check your connection and try again.',
};
const serverError: Message = { title: 'Server Error', text: 'Server error. Please try again later.' };
const unexpected: Message = { title: 'Error', text: 'An unexpected error occurred. Please try again.' };

/** The catalogue message of each mode. A response without CORS headers looks like a lost connection. */
const catalogue: Readonly<Record<FailureMode, Message>> = {
  '400': { title: 'Validation Error', text: 'Invalid request. Please check your input.' },
  '401': { title: 'Authentication Failed', text: 'Authentication failed. Please login again.' },
  '403': { title: 'Access Denied', text: 'You do not have permission to perform this action.' },
  '404': { title: 'Not Found', text: 'The requested resource was not found.' },
  '413': connection,
  '429': { title: 'Rate Limit Exceeded', text: 'Too many requests. Please try again later.' },
  '500': serverError,
  '502': serverError,
  '503': { title: 'Server Error', text: 'Service temporarily unavailable. Please try again later.' },
  '504': serverError,
  cut: connection,
  'cut after the server has acted': connection,
  reset: connection,
  truncated: connection,
  hang: connection,
  'HTML 200': unexpected,
  'empty 200': unexpected,
};

const UNCERTAIN = 'It may have been sent. Check your history and balance before you try again.';

/** The modes after which an order is uncertain. */
const unconfirmedBy: ReadonlySet<FailureMode> = new Set([
  '413',
  '500',
  '502',
  '503',
  '504',
  'cut',
  'reset',
  'truncated',
  'hang',
  'HTML 200',
  'empty 200',
] as const);

/** The message for a failed order: the screen's own for a refusal, else the catalogue's and that it may have been sent. */
function messageForOrder(mode: FailureMode, refusal: Message): Message {
  const { title, text } = catalogue[mode];
  return unconfirmedBy.has(mode) ? { title, text: `${text} ${UNCERTAIN}` } : refusal;
}

/** The modes after which the client retries a read once. */
const retriedModes: ReadonlySet<FailureMode> = new Set(['429', '502', '503', '504'] as const);

interface EndpointRun {
  readonly page: Page;
  readonly api: SandboxControl;
  /** The failed responses in the console so far. */
  readonly logged: readonly LoggedFailure[];
  readonly expectConsoleMessage: (text: string) => void;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly modes: readonly FailureMode[];
  /** Opens and fills the screen. */
  readonly prepare?: () => Promise<unknown>;
  /** Makes the app send the call. */
  readonly trigger: () => Promise<unknown>;
  readonly check: (mode: FailureMode) => Promise<unknown>;
  /** How often the client sends the call; `null` for any number. Default: as often as a call with a token. */
  readonly calls?: (mode: FailureMode) => number | null;
}

const callsWithToken =
  (method: 'GET' | 'POST') =>
  (mode: FailureMode): number =>
    mode === '401' || (method === 'GET' && retriedModes.has(mode)) ? 2 : 1;
/** Without a token to refresh, a call is sent once. */
const oneCall = () => 1;
/** Every read may request a refresh. */
const anyCalls = () => null;

/** Whether the app can read the server's response. */
const isAnswered = (mode: FailureMode) => /\d{3}$/.test(mode) && !isBlockedByCors(mode);

/** Fails one call in each mode, leaving the screen in between. */
async function runModes({
  page,
  api,
  expectConsoleMessage,
  method,
  path,
  modes,
  logged,
  prepare,
  trigger,
  check,
  calls = callsWithToken(method),
}: EndpointRun): Promise<void> {
  const countCalls = async () => (await api.requests({ method, path })).length;
  const countLogged = () => logged.filter((failure) => failure.path === path).length;
  // Firefox reports the same in other words, as an error of its own.
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  if (isChromium && modes.some(isBlockedByCors)) expectConsoleMessage('blocked by CORS policy');
  for (const mode of modes) {
    await test.step(mode, async () => {
      await prepare?.();
      const before = { calls: await countCalls(), logged: countLogged() };
      await api.armFault(faultOf(mode, method, path));
      await triggerCall(page, mode, path, trigger);
      await check(mode);
      const count = calls(mode);
      if (isAnswered(mode) && count !== null) {
        expect((await countCalls()) - before.calls, 'calls answered by the server').toBe(count);
        const isFailure = !mode.endsWith('200');
        await expect.poll(() => countLogged() - before.logged, 'failed responses logged').toBe(isFailure ? count : 0);
      }
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      await api.disarmFaults();
      await dismissToasts(page);
      // Leaving the protected screens also drops the data they have loaded.
      await goTo(page, '/forgot-password');
      await expect(heading(page, 'Forgot password')).toBeVisible();
    });
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const lists = [
  {
    id: 'DEP-30',
    place: '/deposit',
    path: '/api/deposit/currencies/',
    text: 'Failed to load supported currencies. Please refresh the page.',
    modes: selectModes('400', '503', 'cut', 'hang'),
  },
  {
    id: 'WD-28',
    place: '/withdraw',
    path: '/api/deposit/currencies/',
    text: 'Failed to load supported currencies.',
    modes: selectModes('401', '502', 'HTML 200', 'hang'),
  },
  {
    id: 'DHIST-16',
    place: '/deposit-history',
    path: '/api/deposit/list/',
    text: 'Failed to load deposit history. Please try again.',
    modes: selectModes('403', '504', 'truncated', 'hang'),
  },
  {
    id: 'WHIST-15',
    place: '/withdrawal-history',
    path: '/api/deposit/withdrawals/',
    text: 'Failed to load withdrawal history.',
    modes: selectModes('404', '413', 'hang'),
  },
  {
    id: 'BOTS-24',
    place: '/robot',
    path: '/api/bots/',
    text: 'Failed to load trading bots. Please try again.',
    modes: selectModes('429', '500', 'empty 200', 'hang'),
  },
  {
    id: 'ACT-17',
    place: '/active-bots',
    path: '/api/bots/investments/',
    text: 'Failed to load active bots. Please try again.',
    modes: selectModes('400', '503', 'reset', 'hang'),
  },
] as const;

test.describe('a list that cannot be loaded', { tag: ['@FAULT-25'] }, () => {
  for (const { id, place, path, text, modes } of lists) {
    test(
      `on ${place} is reported by one toast, with a way to try again`,
      { tag: `@${id}` },
      async ({ page, api, expectConsoleMessage, logged }) => {
        await openAs(page, 'rich@sandbox.test', '/account');
        await runModes({
          page,
          api,
          expectConsoleMessage,
          logged,
          method: 'GET',
          path,
          modes,
          trigger: () => goTo(page, place),
          async check() {
            await expectOneToast(page, 'Error', text);
            await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeEnabled();
            await expect(page).toHaveURL(place);
          },
        });
      },
    );
  }

  test(
    'on the profile is reported inline only, with a way to try again',
    { tag: RELEASE },
    async ({ page, api, expectConsoleMessage, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      await runModes({
        page,
        api,
        expectConsoleMessage,
        logged,
        method: 'GET',
        path: '/api/bots/investments/',
        modes: selectModes('500', 'HTML 200', 'hang'),
        trigger: () => goTo(page, '/profile'),
        async check() {
          const main = page.getByRole('main');
          await expect(main.getByText("We couldn't load your bots.")).toBeVisible();
          await expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
          await expectNoToast(page);
        },
      });
    },
  );
});

/** A profile refused even with a fresh token ends the session. */
const keepsSession = (mode: FailureMode) => mode !== '401';

test.describe('a profile that cannot be loaded', { tag: ['@FAULT-25'] }, () => {
  test(
    'when refreshed is reported by one toast',
    { tag: [RELEASE, '@PROF-07'] },
    async ({ page, api, expectConsoleMessage, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      // The page's own read of the profile has ended.
      await expect(page.getByText('$12,500.00').filter({ visible: true }).first()).toBeVisible();
      const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
      await runModes({
        page,
        api,
        expectConsoleMessage,
        logged,
        method: 'GET',
        path: '/api/auth/profile/',
        modes: selectModes('404', 'truncated', 'hang').filter(keepsSession),
        prepare: () => goTo(page, '/profile'),
        trigger: () => refresh.click(),
        async check() {
          await expectOneToast(page, 'Refresh Failed', 'Could not refresh profile data. Please try again.');
          await expect(refresh).toBeEnabled();
          await expect(page).toHaveURL('/profile');
        },
      });
    },
  );

  test(
    'when a page opens shows the cached one, with a way to try again',
    { tag: ['@SESS-02', '@H-22'] },
    async ({ page, api, expectConsoleMessage, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      // The page's own read of the profile has ended.
      await expect(page.getByText('$12,500.00').filter({ visible: true }).first()).toBeVisible();
      await runModes({
        page,
        api,
        expectConsoleMessage,
        logged,
        method: 'GET',
        path: '/api/auth/profile/',
        modes: selectModes('500', 'hang').filter(keepsSession),
        trigger: () => page.goto('/account'),
        async check(mode) {
          const strip = page
            .getByRole('status')
            .filter({ hasText: isAnswered(mode) ? 'The server answered:' : 'server not reached' });
          await expect(strip.getByRole('button', { name: 'Try again' })).toBeEnabled();
          await expect(heading(page, 'Account')).toBeVisible();
          await expectNoToast(page);
        },
      });
    },
  );
});

test.describe('an order that fails is reported by one toast, and can be placed again:', { tag: ['@FAULT-25'] }, () => {
  test('a withdrawal', { tag: ['@WD-23', '@WD-27'] }, async ({ page, api, expectConsoleMessage, logged }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    const submit = page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' });
    const refusal = {
      title: 'Withdrawal Failed',
      text: 'Failed to submit withdrawal request. Please try again.',
    };
    await runModes({
      page,
      api,
      expectConsoleMessage,
      logged,
      method: 'POST',
      path: '/api/deposit/withdraw/',
      modes: selectModes('400', '413', '429', '500', 'reset', 'hang'),
      async prepare() {
        await goTo(page, '/withdraw');
        await page.getByLabel('Amount (USD)').fill('60');
        await page.getByLabel('Wallet address').fill(WALLET);
      },
      trigger: () => submit.click(),
      async check(mode) {
        const { title, text } = messageForOrder(mode, refusal);
        await expectOneToast(page, title, text);
        if (unconfirmedBy.has(mode)) await unlockForm(page);
        await expect(submit).toBeEnabled();
        await expect(page).toHaveURL('/withdraw');
      },
    });
  });

  test('a deposit', { tag: ['@DEP-29', '@G-80'] }, async ({ page, api, expectConsoleMessage, logged }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    const create = page.getByRole('button', { name: 'Create Deposit' });
    await runModes({
      page,
      api,
      expectConsoleMessage,
      logged,
      method: 'POST',
      path: '/api/deposit/create/',
      modes: selectModes('401', '404', '503', '504', 'empty 200', 'hang'),
      async prepare() {
        await goTo(page, '/deposit');
        await page.getByRole('radio', { name: /Ethereum/ }).check();
        await page.getByLabel('Amount (ETH)').fill('0.5');
      },
      trigger: () => create.click(),
      async check(mode) {
        const { title, text } = messageForOrder(mode, { title: 'Deposit error', text: catalogue[mode].text });
        await expectOneToast(page, title, text);
        if (unconfirmedBy.has(mode)) await unlockForm(page);
        await expect(create).toBeEnabled();
        await expect(page).toHaveURL('/deposit');
      },
    });
  });

  test(
    'a bot, where any success status counts as started',
    { tag: ['@BCFG-24', '@BCFG-28'] },
    async ({ page, api, expectConsoleMessage, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      const start = page.getByRole('dialog').getByRole('button', { name: 'Start Bot' });
      const refusal = { title: 'Error', text: 'Failed to start the bot. Please try again.' };
      // The app does not read the body of this response, so its status is enough.
      const isSuccess = (mode: FailureMode) => ['truncated', 'HTML 200', 'empty 200'].includes(mode);
      await runModes({
        page,
        api,
        expectConsoleMessage,
        logged,
        method: 'POST',
        path: '/api/bots/investments/create/',
        modes: selectModes('403', '502', 'cut', 'HTML 200', 'hang'),
        async prepare() {
          await goTo(page, '/robot');
          await page.getByRole('button', { name: 'Configure Bot' }).first().click();
        },
        trigger: () => start.click(),
        async check(mode) {
          if (isSuccess(mode)) {
            await expect(toast(page, 'status', 'Bot Started')).toBeVisible();
            await expect(page).toHaveURL('/active-bots');
            return;
          }
          const { title, text } = messageForOrder(mode, refusal);
          await expectOneToast(page, title, text);
          if (unconfirmedBy.has(mode)) await unlockForm(page);
          await expect(start).toBeEnabled();
          await expect(page).toHaveURL('/robot');
        },
      });
    },
  );
});

test.describe('a failed sign-in or sign-up is reported once, in the form:', { tag: ['@FAULT-25'] }, () => {
  const alertOf = (page: Page): Locator => page.getByRole('main').getByRole('alert');

  async function expectInForm(page: Page, { title, text }: Message): Promise<void> {
    await expect(alertOf(page)).toHaveCount(1);
    await expect(alertOf(page)).toContainText(title);
    await expect(alertOf(page)).toContainText(text);
    await expectNoToast(page);
  }

  test('signing in', { tag: ['@ERR-21', '@ERR-22'] }, async ({ page, api, expectConsoleMessage, logged }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in' });
    await runModes({
      page,
      api,
      expectConsoleMessage,
      logged,
      method: 'POST',
      path: '/api/auth/login/',
      calls: oneCall,
      modes: selectModes('400', '403', '429', '503', 'reset', 'empty 200', 'hang'),
      async prepare() {
        await goTo(page, '/login');
        await page.getByLabel('Email').fill('rich@sandbox.test');
        await page.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
      },
      trigger: () => submit.click(),
      async check(mode) {
        await expectInForm(page, catalogue[mode]);
        await expect(submit).toBeEnabled();
        await expect(page).toHaveURL('/login');
      },
    });
  });

  test(
    'creating an account',
    { tag: [RELEASE, '@ERR-13', '@G-27'] },
    async ({ page, api, expectConsoleMessage, logged }) => {
      await page.goto('/signup');
      const submit = page.getByRole('button', { name: 'Create account' });
      await runModes({
        page,
        api,
        expectConsoleMessage,
        logged,
        method: 'POST',
        path: '/api/auth/register/',
        calls: oneCall,
        modes: selectModes('401', '404', '500', 'truncated', 'HTML 200', 'hang'),
        async prepare() {
          await goTo(page, '/signup');
          await page.getByLabel('Email').fill(freshEmail());
          await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        },
        trigger: () => submit.click(),
        async check(mode) {
          if (mode === 'HTML 200' || mode === 'empty 200') {
            // The app takes this for a created account, which the sandbox then refuses to sign in.
            await expectOneToast(page, 'Authentication Failed', 'No active account found with the given credentials');
            await expect(page).toHaveURL('/login');
            return;
          }
          await expectInForm(page, catalogue[mode]);
          await expect(submit).toBeEnabled();
          await expect(page).toHaveURL('/signup');
        },
      });
    },
  );
});

test(
  'a refused refresh ends the session, one that fails temporarily does not',
  { tag: [RELEASE, '@FAULT-05', '@FAULT-09', '@FAULT-25'] },
  async ({ page, api, expectConsoleMessage, logged }) => {
    test.setTimeout(240_000);
    await runModes({
      page,
      api,
      expectConsoleMessage,
      logged,
      method: 'POST',
      path: '/api/auth/refresh/',
      calls: anyCalls,
      modes: selectModes('401', '429', '503', 'cut', 'HTML 200', 'hang'),
      async prepare() {
        await signIn(page, 'rich@sandbox.test');
        await api.advanceClock(TOKEN_LIFE_MS);
      },
      trigger: () => goTo(page, '/active-bots'),
      async check(mode) {
        if (['400', '401', '403', '404'].includes(mode)) {
          await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();
          await expect(page).toHaveURL('/login');
          return;
        }
        await expectOneToast(page, 'Error', 'Failed to load active bots. Please try again.');
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeEnabled();
        await expect(page).toHaveURL('/active-bots');
        await page.getByRole('button', { name: 'Log out' }).click();
        await expect(page).toHaveURL('/login');
      },
    });
  },
);

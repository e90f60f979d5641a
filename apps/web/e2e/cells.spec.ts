// Longer than 250 lines: every endpoint this app calls, in every way it can fail, with the words its screen has for that.
import type { Locator, Page } from '@playwright/test';
import {
  callOf,
  dismissToasts,
  expect,
  expectNoToast,
  expectOneToast,
  type Failing,
  faultOf,
  goTo,
  isBlocked,
  test,
} from './failing.js';
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
} from './steps.js';

// What a person sees when a call fails: each endpoint this app calls, failing in each way. It calls neither
// /bots/{id}/ nor /bots/investments/{id}/ nor /deposit/withdrawals/{id}/; those three are shown by the client's own tests.

const everyWay: readonly Failing[] = [
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

/** All ways when asked for; else a few, one of them a server that never answers: a run of all journeys has not the time. */
const ways = (...few: readonly Failing[]) => (process.env['FAULTS_FULL'] === '1' ? everyWay : few);

const TOKEN_LIFE_MS = 10 * 60_000;
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

// A test here is many calls, and many more in the long form.
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

/** The catalogue, for each way. A page without CORS headers cannot be told from a lost connection. */
const catalogue: Readonly<Record<Failing, Message>> = {
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

/** After these nobody knows whether an order was carried out. */
const unconfirmedBy: ReadonlySet<Failing> = new Set([
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

/** What a screen says of an order that failed: its own words for a refusal, else the catalogue's, and that it may have been sent. */
function messageForOrder(failing: Failing, refusal: Message): Message {
  const { title, text } = catalogue[failing];
  return unconfirmedBy.has(failing) ? { title, text: `${text} ${UNCERTAIN}` } : refusal;
}

/** What the client asks for once more by itself: reads of which another try may go well, and, with a fresh token, what was refused. */
const triedAgain: ReadonlySet<Failing> = new Set(['429', '502', '503', '504'] as const);

interface Cells {
  readonly page: Page;
  readonly api: SandboxControl;
  /** The failed responses the browser has logged so far. */
  readonly logged: readonly LoggedFailure[];
  readonly expectComplaint: (words: string) => void;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly failings: readonly Failing[];
  /** Makes ready what is pressed. */
  readonly prepare?: () => Promise<unknown>;
  /** Brings the call about. */
  readonly trigger: () => Promise<unknown>;
  readonly check: (failing: Failing) => Promise<unknown>;
  /** How many calls one press makes. Default: as many as the client's rules say of a call with a token. */
  readonly calls?: (failing: Failing) => number | null;
}

const callsWithToken =
  (method: 'GET' | 'POST') =>
  (failing: Failing): number =>
    failing === '401' || (method === 'GET' && triedAgain.has(failing)) ? 2 : 1;
/** Whoever signs in has no token to be renewed. */
const oneCall = () => 1;
/** A refresh is asked for by whatever is read. */
const someCalls = () => null;

/** Whether the server was reached, and said something else than what was asked for. */
const isAnswered = (failing: Failing) => /\d{3}$/.test(failing) && !isBlocked(failing);

/** Lets one call fail in each way; between two of them the screen is left. */
async function eachWay({
  page,
  api,
  expectComplaint,
  method,
  path,
  failings,
  logged,
  prepare,
  trigger,
  check,
  calls = callsWithToken(method),
}: Cells): Promise<void> {
  const made = async () => (await api.requests({ method, path })).length;
  const loggedHere = () => logged.filter((failure) => failure.path === path).length;
  if (failings.some(isBlocked)) expectComplaint('blocked by CORS policy');
  for (const failing of failings) {
    await test.step(failing, async () => {
      await prepare?.();
      const before = { made: await made(), logged: loggedHere() };
      await api.armFault(faultOf(failing, method, path));
      await callOf(page, failing, path, trigger);
      await check(failing);
      const count = calls(failing);
      if (isAnswered(failing) && count !== null) {
        expect((await made()) - before.made, 'calls the server has seen').toBe(count);
        const isFailure = !failing.endsWith('200');
        await expect.poll(() => loggedHere() - before.logged, 'failed responses logged').toBe(isFailure ? count : 0);
      }
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      await api.disarmFaults();
      await dismissToasts(page);
      // Leaves the signed-in area too, and all it had read.
      await goTo(page, '/forgot-password');
      await expect(heading(page, 'Forgot password')).toBeVisible();
    });
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const loads = [
  {
    id: 'DEP-30',
    place: '/deposit',
    path: '/api/deposit/currencies/',
    text: 'Failed to load supported currencies. Please refresh the page.',
    few: ways('400', '503', 'cut', 'hang'),
  },
  {
    id: 'WD-28',
    place: '/withdraw',
    path: '/api/deposit/currencies/',
    text: 'Failed to load supported currencies.',
    few: ways('401', '502', 'HTML 200', 'hang'),
  },
  {
    id: 'DHIST-16',
    place: '/deposit-history',
    path: '/api/deposit/list/',
    text: 'Failed to load deposit history. Please try again.',
    few: ways('403', '504', 'truncated', 'hang'),
  },
  {
    id: 'WHIST-15',
    place: '/withdrawal-history',
    path: '/api/deposit/withdrawals/',
    text: 'Failed to load withdrawal history.',
    few: ways('404', '413', 'hang'),
  },
  {
    id: 'BOTS-24',
    place: '/robot',
    path: '/api/bots/',
    text: 'Failed to load trading bots. Please try again.',
    few: ways('429', '500', 'empty 200', 'hang'),
  },
  {
    id: 'ACT-17',
    place: '/active-bots',
    path: '/api/bots/investments/',
    text: 'Failed to load active bots. Please try again.',
    few: ways('400', '503', 'reset', 'hang'),
  },
] as const;

test.describe('a list that cannot be read', { tag: ['@FAULT-25'] }, () => {
  for (const { id, place, path, text, few } of loads) {
    test(
      `on ${place} is reported by one toast, with a way to try again`,
      { tag: `@${id}` },
      async ({ page, api, expectComplaint, logged }) => {
        await openAs(page, 'rich@sandbox.test', '/account');
        await eachWay({
          page,
          api,
          expectComplaint,
          logged,
          method: 'GET',
          path,
          failings: few,
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
    'on the profile is reported in its place only, with a way to try again',
    { tag: RELEASE },
    async ({ page, api, expectComplaint, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      await eachWay({
        page,
        api,
        expectComplaint,
        logged,
        method: 'GET',
        path: '/api/bots/investments/',
        failings: ways('500', 'HTML 200', 'hang'),
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

/** A profile that is refused to a fresh token too ends the session. */
const isSessionKept = (failing: Failing) => failing !== '401';

test.describe('a profile that cannot be read', { tag: ['@FAULT-25'] }, () => {
  test(
    'when refreshed is reported by one toast',
    { tag: [RELEASE, '@PROF-07'] },
    async ({ page, api, expectComplaint, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
      await eachWay({
        page,
        api,
        expectComplaint,
        logged,
        method: 'GET',
        path: '/api/auth/profile/',
        failings: ways('404', 'truncated', 'hang').filter(isSessionKept),
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
    async ({ page, api, expectComplaint, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      await eachWay({
        page,
        api,
        expectComplaint,
        logged,
        method: 'GET',
        path: '/api/auth/profile/',
        failings: ways('500', 'hang').filter(isSessionKept),
        trigger: () => page.goto('/account'),
        async check(failing) {
          const strip = page
            .getByRole('status')
            .filter({ hasText: isAnswered(failing) ? 'The server answered:' : 'server not reached' });
          await expect(strip.getByRole('button', { name: 'Try again' })).toBeEnabled();
          await expect(heading(page, 'Account')).toBeVisible();
          await expectNoToast(page);
        },
      });
    },
  );
});

test.describe('an order that fails is reported by one toast, and can be placed again:', { tag: ['@FAULT-25'] }, () => {
  test('a withdrawal', { tag: ['@WD-23', '@WD-27'] }, async ({ page, api, expectComplaint, logged }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    const submit = page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' });
    const refusal = {
      title: 'Withdrawal Failed',
      text: 'Failed to submit withdrawal request. Please try again.',
    };
    await eachWay({
      page,
      api,
      expectComplaint,
      logged,
      method: 'POST',
      path: '/api/deposit/withdraw/',
      failings: ways('400', '413', '429', '500', 'reset', 'hang'),
      async prepare() {
        await goTo(page, '/withdraw');
        await page.getByLabel('Amount (USD)').fill('60');
        await page.getByLabel('Wallet address').fill(ADDRESS);
      },
      trigger: () => submit.click(),
      async check(failing) {
        const { title, text } = messageForOrder(failing, refusal);
        await expectOneToast(page, title, text);
        if (unconfirmedBy.has(failing)) await unlockForm(page);
        await expect(submit).toBeEnabled();
        await expect(page).toHaveURL('/withdraw');
      },
    });
  });

  test('a deposit', { tag: ['@DEP-29', '@G-80'] }, async ({ page, api, expectComplaint, logged }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    const create = page.getByRole('button', { name: 'Create Deposit' });
    await eachWay({
      page,
      api,
      expectComplaint,
      logged,
      method: 'POST',
      path: '/api/deposit/create/',
      failings: ways('401', '404', '503', '504', 'empty 200', 'hang'),
      async prepare() {
        await goTo(page, '/deposit');
        await page.getByRole('radio', { name: /Ethereum/ }).check();
        await page.getByLabel('Amount (ETH)').fill('0.5');
      },
      trigger: () => create.click(),
      async check(failing) {
        const { title, text } = messageForOrder(failing, { title: 'Deposit error', text: catalogue[failing].text });
        await expectOneToast(page, title, text);
        if (unconfirmedBy.has(failing)) await unlockForm(page);
        await expect(create).toBeEnabled();
        await expect(page).toHaveURL('/deposit');
      },
    });
  });

  test(
    'a bot, unless any success will do',
    { tag: ['@BCFG-24', '@BCFG-28'] },
    async ({ page, api, expectComplaint, logged }) => {
      await openAs(page, 'rich@sandbox.test', '/account');
      const start = page.getByRole('dialog').getByRole('button', { name: 'Start Bot' });
      const refusal = { title: 'Error', text: 'Failed to start the bot. Please try again.' };
      // Nothing of this answer is read, so it counts as soon as its status is there.
      const isSuccess = (failing: Failing) => ['truncated', 'HTML 200', 'empty 200'].includes(failing);
      await eachWay({
        page,
        api,
        expectComplaint,
        logged,
        method: 'POST',
        path: '/api/bots/investments/create/',
        failings: ways('403', '502', 'cut', 'HTML 200', 'hang'),
        async prepare() {
          await goTo(page, '/robot');
          await page.getByRole('button', { name: 'Configure Bot' }).first().click();
        },
        trigger: () => start.click(),
        async check(failing) {
          if (isSuccess(failing)) {
            await expect(toast(page, 'status', 'Bot Started')).toBeVisible();
            await expect(page).toHaveURL('/active-bots');
            return;
          }
          const { title, text } = messageForOrder(failing, refusal);
          await expectOneToast(page, title, text);
          if (unconfirmedBy.has(failing)) await unlockForm(page);
          await expect(start).toBeEnabled();
          await expect(page).toHaveURL('/robot');
        },
      });
    },
  );
});

test.describe('what prevents signing in is shown in the form, once:', { tag: ['@FAULT-25'] }, () => {
  const alertOf = (page: Page): Locator => page.getByRole('main').getByRole('alert');

  async function expectInForm(page: Page, { title, text }: Message): Promise<void> {
    await expect(alertOf(page)).toHaveCount(1);
    await expect(alertOf(page)).toContainText(title);
    await expect(alertOf(page)).toContainText(text);
    await expectNoToast(page);
  }

  test('signing in', { tag: ['@ERR-21', '@ERR-22'] }, async ({ page, api, expectComplaint, logged }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in' });
    await eachWay({
      page,
      api,
      expectComplaint,
      logged,
      method: 'POST',
      path: '/api/auth/login/',
      calls: oneCall,
      failings: ways('400', '403', '429', '503', 'reset', 'empty 200', 'hang'),
      async prepare() {
        await goTo(page, '/login');
        await page.getByLabel('Email').fill('rich@sandbox.test');
        await page.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
      },
      trigger: () => submit.click(),
      async check(failing) {
        await expectInForm(page, catalogue[failing]);
        await expect(submit).toBeEnabled();
        await expect(page).toHaveURL('/login');
      },
    });
  });

  test(
    'creating an account',
    { tag: [RELEASE, '@ERR-13', '@G-27'] },
    async ({ page, api, expectComplaint, logged }) => {
      await page.goto('/signup');
      const submit = page.getByRole('button', { name: 'Create account' });
      await eachWay({
        page,
        api,
        expectComplaint,
        logged,
        method: 'POST',
        path: '/api/auth/register/',
        calls: oneCall,
        failings: ways('401', '404', '500', 'truncated', 'HTML 200', 'hang'),
        async prepare() {
          await goTo(page, '/signup');
          await page.getByLabel('Email').fill(freshEmail());
          await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        },
        trigger: () => submit.click(),
        async check(failing) {
          if (failing === 'HTML 200' || failing === 'empty 200') {
            // Taken for an account that was made, which the sandbox does not know when it is to sign in.
            await expectOneToast(page, 'Authentication Failed', 'No active account found with the given credentials');
            await expect(page).toHaveURL('/login');
            return;
          }
          await expectInForm(page, catalogue[failing]);
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
  async ({ page, api, expectComplaint, logged }) => {
    test.setTimeout(240_000);
    await eachWay({
      page,
      api,
      expectComplaint,
      logged,
      method: 'POST',
      path: '/api/auth/refresh/',
      calls: someCalls,
      failings: ways('401', '429', '503', 'cut', 'HTML 200', 'hang'),
      async prepare() {
        await signIn(page, 'rich@sandbox.test');
        await api.advanceClock(TOKEN_LIFE_MS);
      },
      trigger: () => goTo(page, '/active-bots'),
      async check(failing) {
        if (['400', '401', '403', '404'].includes(failing)) {
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

import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { CREATE, LOGIN, PROFILE, REFRESH, REGISTER, START, WITHDRAW } from '../../apps/web/e2e/endpoints.ts';
import { failureModes } from '../../apps/web/e2e/failureModes.ts';
import { type Failure, type FailureRow, failureRows, failures, type Outcome } from '../../apps/web/e2e/failures.ts';
import { EMAIL } from '../builtApp.ts';
import type { EngineLab, Walk } from './engineLab.ts';
import { type EnginePage, until, untilText } from './enginePage.ts';
import { signIn, untilHeading } from './smoke.ts';

const NEW_PASSWORD = 'correct horse 1';
const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN_LIFE_MS = 10 * 60_000;
/** A refresh that has failed is not repeated at once. */
const REFRESH_PAUSE_MS = 1_100;
/** More calls than any screen makes. */
const ALWAYS = 1_000;

/** How a screen makes a call. */
interface Use {
  /** Opens and fills the screen. */
  readonly prepare?: (page: EnginePage) => Promise<void>;
  /** Makes the app send the call; opens the screen by default. */
  readonly trigger?: (page: EnginePage, web: string) => Promise<void>;
  /** For a call made without a token. */
  readonly isPublic?: boolean;
}

const press = (name: string) => (page: EnginePage) => page.click({ role: 'button', name });

/** The button that invests takes nothing in its first half second. */
async function startBot(page: EnginePage): Promise<void> {
  await page.click({ role: 'button', name: 'Start Bot' });
  await until('the button that invests', () =>
    page.run(() => document.querySelector('[role="dialog"] [data-size="large"]:not([aria-disabled="true"])') !== null),
  );
  await page.click({ role: 'button', name: 'Invest $500.00' });
}

const uses: Readonly<Record<string, Use | undefined>> = {
  [`${LOGIN} /login`]: {
    isPublic: true,
    async prepare(page) {
      await goTo(page, '/login');
      await page.type('Email', EMAIL);
      await page.type('Password', SCENARIO_PASSWORD);
    },
    trigger: press('Sign in'),
  },
  [`${REGISTER} /signup`]: {
    isPublic: true,
    async prepare(page) {
      await goTo(page, '/signup');
      await page.type('Email', `viewer-${Date.now()}@example.com`);
      await page.type('Password', NEW_PASSWORD);
    },
    trigger: press('Create account'),
  },
  [`${PROFILE} /account`]: { trigger: (page, web) => page.open(`${web}/account`) },
  [`${PROFILE} /profile`]: {
    async prepare(page) {
      await goTo(page, '/profile');
      await untilHeading(page, 'Profile');
    },
    trigger: press('Refresh'),
  },
  [`${START} /robot`]: {
    async prepare(page) {
      await goTo(page, '/robot');
      await page.click({ role: 'button', name: 'Configure Bot' });
    },
    trigger: startBot,
  },
  [`${CREATE} /deposit`]: {
    async prepare(page) {
      await goTo(page, '/deposit');
      await page.click({ role: 'radio', name: 'Ethereum' });
      await page.type('Amount (ETH)', '0.5');
    },
    trigger: press('Create Deposit'),
  },
  [`${WITHDRAW} /withdraw`]: {
    async prepare(page) {
      await goTo(page, '/withdraw');
      await page.type('Amount (USD)', '60');
      await page.type('Wallet address', WALLET);
    },
    trigger: press('Withdraw $60.00'),
  },
};

/** What the server says of a refused field. */
const answers: Readonly<Record<string, object | undefined>> = {
  [`${REGISTER} 400`]: { email: ['A user with this email already exists.'] },
};

/** Each way a call of a screen can end, by a failure that the walks before have tried least. */
function pickFailures(): ReadonlyMap<FailureRow, readonly Failure[]> {
  const tries = new Map<Failure, number>(failures.map((failure) => [failure, 0]));
  return new Map(
    failureRows.flatMap((row) => {
      if (row.place === null) return [];
      const kinds = [...new Set(failures.map((failure) => row.outcomes[failure].kind))];
      const tried = kinds.flatMap((kind) => {
        const [least] = failures
          .filter((failure) => row.outcomes[failure].kind === kind)
          .toSorted((one, other) => (tries.get(one) ?? 0) - (tries.get(other) ?? 0));
        if (least !== undefined) tries.set(least, (tries.get(least) ?? 0) + 1);
        return least ?? [];
      });
      return [[row, tried] as const];
    }),
  );
}

/** The table of failures in short: each call of a screen ends in each way it can. */
export const failureWalks = walksOf(pickFailures());

/**
 * The whole table: each call of a screen fails in each way, but by a body that breaks off. WebKit under GTK, for which this
 * is, takes it for a whole one.
 */
export const everyFailure = walksOf(
  new Map(
    failureRows
      .filter(({ place }) => place !== null)
      .map((row) => [row, failures.filter((failure) => failure !== 'truncated')]),
  ),
);

function walksOf(picked: ReadonlyMap<FailureRow, readonly Failure[]>): readonly Walk[] {
  return [...picked].map(([row, tried]) => ({
    name: `${row.method} ${row.path} on ${row.place}: ${tried.map((failure) => `${failure} (${row.outcomes[failure].kind})`).join(', ')}`,
    widths: [1440],
    run: (lab) => failRow(lab, row, tried),
  }));
}

async function failRow({ page, web, sandbox }: EngineLab, row: FailureRow, tried: readonly Failure[]): Promise<void> {
  const { method, path, place, outcomes } = row;
  const { prepare, trigger, isPublic = false } = uses[`${path} ${place}`] ?? {};
  const begin = async () => {
    if (isPublic) {
      await page.open(`${web}/nowhere`);
      return untilText(page, 'Page not found');
    }
    await signIn(page, web);
    await goTo(page, '/settings');
    return untilHeading(page, 'Settings');
  };
  await begin();
  for (const failure of tried) {
    const outcome = outcomes[failure];
    const body = answers[`${path} ${failure}`];
    // oxlint-disable no-await-in-loop -- one failure after the other
    await prepare?.(page);
    if (path === REFRESH) {
      await sandbox.advanceClock(TOKEN_LIFE_MS);
      await new Promise((resolve) => setTimeout(resolve, REFRESH_PAUSE_MS));
    }
    await sandbox.arm({ method, path, times: ALWAYS, ...failureModes[failure], ...(body && { body }) });
    await (trigger === undefined ? goTo(page, place ?? '/') : trigger(page, web));
    await until(`${failure} as ${outcome.kind} "${outcome.title}${outcome.text}"`, () => isShown(page, outcome));
    await sandbox.disarm();
    if (outcome.kind === 'uncertain') {
      await page.click({ role: 'button', name: 'Unlock the form' });
      await page.click({ role: 'button', name: 'Unlock' });
    }
    await dismissToasts(page);
    if (outcome.kind === 'signed out') await begin();
    await goTo(page, '/forgot-password');
    await untilHeading(page, 'Forgot password');
    // oxlint-enable no-await-in-loop
  }
}

/** Navigates within the app without a reload. */
async function goTo(page: EnginePage, path: string): Promise<void> {
  await page.run((target) => history.pushState(null, '', target), path);
}

async function dismissToasts(page: EnginePage): Promise<void> {
  await until('page without toasts', () =>
    page.run(() => {
      const toasts = [
        ...document.querySelectorAll('[aria-label="New notifications"] :is([role="alert"], [role="status"])'),
      ];
      for (const toast of toasts) toast.querySelector('button')?.click();
      return toasts.length === 0;
    }),
  );
}

/** Whether the page tells of a failure in the words and the place of its outcome, and waits for nothing. */
async function isShown(page: EnginePage, { kind, title, text }: Outcome): Promise<boolean> {
  return page.run(
    (wantedKind, wantedTitle, wantedText) => {
      const textOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
      const toasts = (role: string) =>
        [...document.querySelectorAll(`[aria-label="New notifications"] [role="${role}"]`)].map(textOf);
      const isAlone = (words: string, place: string) => {
        const holders = [...document.querySelectorAll(`${place} *`)].filter(
          (element) =>
            textOf(element) === words &&
            element.checkVisibility({ visibilityProperty: true }) &&
            ![...element.children].some((child) => textOf(child) === words),
        );
        return words === '' || holders.length === 1;
      };
      const isWaiting =
        document.querySelector('h1') === null ||
        document.querySelector('[aria-busy="true"]') !== null ||
        [...document.querySelectorAll('main *')].some((element) => textOf(element) === 'Loading');
      if (wantedKind === 'success') return toasts('status').some((toast) => toast.startsWith(wantedTitle));
      if (isWaiting) return false;
      if (wantedKind === 'toast' || wantedKind === 'uncertain') {
        return JSON.stringify(toasts('alert')) === JSON.stringify([`${wantedTitle}${wantedText}`]);
      }
      if (toasts('alert').length > 0) return false;
      if (wantedKind === 'log only') return true;
      const place = wantedKind === 'signed out' ? 'main [role="status"]' : 'body';
      if (wantedKind === 'signed out' && location.pathname !== '/login') return false;
      return isAlone(wantedTitle, place) && isAlone(wantedText, place);
    },
    kind,
    title,
    text,
  );
}

import { barePages, protectedScreens, publicScreens } from '../../apps/web/e2e/screens.ts';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { EMAIL } from '../builtApp.ts';
import { until, untilPath, untilShown, untilText, type WebKitPage } from './webkitPage.ts';

/** Something that is done in WebKit; it throws when the app does not behave. */
export type Walk = (page: WebKitPage, web: string) => Promise<void>;

const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

async function signIn(page: WebKitPage, web: string): Promise<void> {
  await page.open(`${web}/login`);
  await page.type('Email', EMAIL);
  await page.type('Password', SCENARIO_PASSWORD);
  await page.click({ role: 'button', name: 'Sign in' });
  await untilPath(page, '/platform');
}

async function open(page: WebKitPage, url: string, heading: string): Promise<void> {
  await page.open(url);
  await untilShown(page, heading);
}

/** Waits until the chart has drawn more than its background. */
async function untilCandles(page: WebKitPage): Promise<void> {
  await until('chart with candles', () =>
    page.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size > 8;
    }),
  );
}

/** The shortest way through everything a person does with money. */
export const walkMoney: Walk = async (page, web) => {
  await signIn(page, web);
  await untilShown(page, 'Trading platform');
  await untilCandles(page);
  await open(page, `${web}/deposit`, 'Deposit Ethereum');
  await page.click({ role: 'radio', name: 'Ethereum' });
  await page.type('Amount (ETH)', '0.5');
  await page.click({ role: 'button', name: 'Create Deposit' });
  await until('deposit address', () =>
    page.run(() => /0x[0-9a-f]{40}/i.exec(document.querySelector('[role="dialog"]')?.textContent ?? '')?.[0]),
  );
  await page.click({ role: 'button', name: 'Close' });
  await open(page, `${web}/withdraw`, 'Withdraw Funds');
  await page.type('Amount (USD)', '60');
  await page.type('Wallet address', WALLET);
  await page.click({ role: 'button', name: 'Withdraw $60.00' });
  await untilText(page, 'Withdrawal Request Submitted');
  await open(page, `${web}/deposit-history`, 'Deposit History');
  await untilText(page, '0.5');
  await open(page, `${web}/withdrawal-history`, 'Withdrawal History');
  await untilText(page, '$60.00');
  await page.open(`${web}/account`);
  await page.click({ role: 'button', name: 'Log out' });
  await untilPath(page, '/login');
  const left = await page.run(() => JSON.stringify(Object.entries(localStorage)));
  if (/eyJ|@sandbox\.test/.test(left)) throw new Error(`After logging out the browser still holds ${left}.`);
};

/** Every screen opens by its address, reports no failure and fits its window. */
export const openScreens: Walk = async (page, web) => {
  const openAll = async (screens: readonly (readonly [path: string, heading: string | RegExp, title: string])[]) => {
    for (const [path, heading] of screens) {
      if (typeof heading !== 'string') continue;
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await open(page, web + path, heading);
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      const { over, failures } = await page.run(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        failures: [...document.querySelectorAll('[data-type="negative"], [role="note"][data-tone="negative"]')].map(
          ({ textContent }) => textContent,
        ),
      }));
      if (over > 0) throw new Error(`${path} scrolls ${over} px sideways.`);
      if (failures.length > 0) throw new Error(`${path} says: ${failures.join('; ')}`);
    }
  };
  await openAll([...publicScreens, ...barePages]);
  await signIn(page, web);
  await openAll(protectedScreens);
};

const RECORD = 'walk.restored';
/** The name and the balance of the account. */
const PERSONAL = ['rich', '12,500.00'] as const;

/**
 * Going back, after logging out, to a page from the back/forward cache shows nothing of the user. The restored page itself
 * records what it shows, and leaves.
 */
export const hideRestoredPage: Walk = async (page, web) => {
  await signIn(page, web);
  await open(page, `${web}/account`, 'Account');
  await until('account with its data', () =>
    page.run((texts) => texts.every((text) => document.body.innerText.includes(text)), PERSONAL),
  );
  const index = await page.run((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const texts: string[] = [];
      requestAnimationFrame(() => texts.push(document.body.innerText));
      setTimeout(() => {
        texts.push(document.body.innerText);
        sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, texts }));
        location.assign('/nowhere');
      }, 1_000);
    });
    return history.length;
  }, RECORD);
  await page.open(`${web}/nowhere`);
  await untilText(page, 'Page not found');
  await page.open(`${web}/account`);
  await page.click({ role: 'button', name: 'Log out' });
  await untilPath(page, '/login');
  await page.run((wanted) => void setTimeout(() => history.go(wanted - history.length)), index);
  const { path, texts } = await until('page from the back/forward cache', () =>
    page.run(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as { path: string; texts: readonly string[] } | null,
      RECORD,
    ),
  );
  const shown = PERSONAL.filter((text) => texts.some((one) => one.includes(text)));
  if (shown.length > 0) throw new Error(`The restored page showed ${shown.join(', ')}.`);
  if (path !== '/login' || texts.length < 2) throw new Error(`The restored page was at ${path}: ${texts.join(' | ')}`);
};

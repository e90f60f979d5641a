import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { EMAIL } from '../builtApp.ts';
import type { EngineLab } from './engineLab.ts';
import { type EnginePage, until, untilPath, untilText } from './enginePage.ts';

const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Signs in through the form. */
export async function signIn(page: EnginePage, web: string): Promise<void> {
  await page.open(`${web}/login`);
  await page.type('Email', EMAIL);
  await page.type('Password', SCENARIO_PASSWORD);
  await page.click({ role: 'button', name: 'Sign in' });
  await untilPath(page, '/platform');
}

/** Waits until a screen shows its heading. */
export async function untilHeading(page: EnginePage, heading: string): Promise<void> {
  await until(`heading "${heading}"`, () =>
    page.run((wanted) => document.querySelector('h1')?.textContent.trim() === wanted, heading),
  );
}

/** Waits until the chart has drawn more than its background. */
export async function untilCandles(page: EnginePage): Promise<void> {
  await until('chart with candles', () =>
    page.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size > 8;
    }),
  );
}

/** Follows a visible link to a path, as a click within the app. */
export async function goTo(page: EnginePage, path: string, heading: string): Promise<void> {
  await until(`link to ${path}`, () =>
    page.run((wanted) => {
      const links = [...document.querySelectorAll<HTMLElement>(`a[href="${wanted}"]`)];
      links.find((one) => one.checkVisibility({ visibilityProperty: true }))?.click();
      return links.length > 0;
    }, path),
  );
  await untilPath(page, path);
  await untilHeading(page, heading);
}

/** Creates a deposit and waits for its address, which is returned; the dialog stays open. */
export async function createDeposit(page: EnginePage): Promise<string> {
  await page.click({ role: 'radio', name: 'Ethereum' });
  await page.type('Amount (ETH)', '0.5');
  await page.click({ role: 'button', name: 'Create Deposit' });
  return until('deposit address', () =>
    page.run(() => /0x[0-9a-f]{40}/i.exec(document.querySelector('[role="dialog"]')?.textContent ?? '')?.[0]),
  );
}

/**
 * The shortest way through everything a person does with money: sign in, chart, deposit address, withdrawal, both
 * histories, log out.
 */
export async function walkSmoke({ page, web }: EngineLab): Promise<void> {
  await signIn(page, web);
  await untilHeading(page, 'Trading platform');
  await untilCandles(page);
  await page.open(`${web}/deposit`);
  await untilHeading(page, 'Deposit Ethereum');
  await createDeposit(page);
  await page.click({ role: 'button', name: 'Close' });
  await page.open(`${web}/withdraw`);
  await untilHeading(page, 'Withdraw Funds');
  await page.type('Amount (USD)', '60');
  await page.type('Wallet address', WALLET);
  await page.click({ role: 'button', name: 'Withdraw $60.00' });
  await untilText(page, 'Withdrawal Request Submitted');
  await page.open(`${web}/deposit-history`);
  await untilHeading(page, 'Deposit History');
  await untilText(page, '0.5');
  await page.open(`${web}/withdrawal-history`);
  await untilHeading(page, 'Withdrawal History');
  await untilText(page, '$60.00');
  await page.open(`${web}/account`);
  await page.click({ role: 'button', name: 'Log out' });
  await untilPath(page, '/login');
  const left = await page.run(() => JSON.stringify(Object.entries(localStorage)));
  if (/eyJ|@sandbox\.test/.test(left)) throw new Error(`After logging out the browser still holds ${left}.`);
}

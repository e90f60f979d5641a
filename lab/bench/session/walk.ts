import type { Locator, Page } from 'playwright';

/** A number in [0, 1), the same for the same label. */
export type Chance = (label: string) => number;

/** A link to a screen, and the screen's heading. */
interface Place {
  readonly link: string;
  readonly heading: string;
  /** Whether each visit makes a request. */
  readonly isAsking?: true;
}

/** Where a tab may go from anywhere. */
const places: readonly Place[] = [
  { link: 'Platform', heading: 'Trading platform' },
  { link: 'Trading Bots', heading: 'Ethereum Trading Bots', isAsking: true },
  { link: 'Active Bots', heading: 'Active Bots', isAsking: true },
  { link: 'Deposit Funds', heading: 'Deposit Ethereum', isAsking: true },
  { link: 'Withdraw', heading: 'Withdraw Funds', isAsking: true },
  { link: 'Account', heading: 'Account' },
];

/** Where a tab may go from the account screen. */
const shortcuts: readonly Place[] = [
  { link: 'Deposit History', heading: 'Deposit History' },
  { link: 'Withdrawal History', heading: 'Withdrawal History' },
  { link: 'Profile', heading: 'Profile' },
];

/** A screen that makes no requests. */
const quietPlace: Place = { link: 'Support', heading: 'Support and Help Center' };

const HEADING_MS = 30_000;
const LEAST_PAUSE_MS = 50;
const MOST_PAUSE_MS = 600;
/** Long enough for a pending refresh to finish. */
const QUIET_MS = 1000;

/** Shares of all steps. The rest goes to a screen of the sidebar. */
const RELOADS = 0.05;
const HURRIES = 0.25;
const SHORTCUTS = 0.4;

/**
 * One step, after a short pause, through the app: to a screen of the sidebar, through the account screen to one of its
 * own, to one screen and immediately to another, or a reload.
 * @returns The number of navigations. Rejects when a screen's heading does not appear within 30 s.
 */
export async function takeStep(page: Page, chance: Chance): Promise<number> {
  await page.waitForTimeout(LEAST_PAUSE_MS + chance('pause') * (MOST_PAUSE_MS - LEAST_PAUSE_MS));
  const kind = chance('kind');
  const place = pick(places, chance('place'));
  if (kind < RELOADS) return loadAgain(page);
  if (kind < RELOADS + HURRIES) return hurry(page, pick(places, chance('first')), place);
  if (kind < RELOADS + HURRIES + SHORTCUTS) return goByAccount(page, pick(shortcuts, chance('shortcut')));
  await go(page, place);
  return 1;
}

/**
 * Only where there are no requests. A refresh whose answer is lost with its page has spent the token anyway, and to a
 * server that revokes on reuse the next attempt is theft: no client can recover from that.
 */
async function loadAgain(page: Page): Promise<number> {
  await rest(page);
  await page.waitForTimeout(QUIET_MS);
  await page.reload();
  await arrive(page, quietPlace.heading);
  return 2;
}

/** The calls of the first screen are pending, or aborted, when those of the second are sent. */
async function hurry(page: Page, first: Place, second: Place): Promise<number> {
  const links = [first, second].map(({ link }) => linkTo(page, link));
  await Promise.all(links.map((link) => link.evaluate((element: HTMLElement) => element.click())));
  await arrive(page, second.heading);
  return 2;
}

async function goByAccount(page: Page, { link, heading }: Place): Promise<number> {
  await go(page, { link: 'Account', heading: 'Account' });
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  await arrive(page, heading);
  if (link === 'Profile') await refreshProfile(page);
  return 2;
}

/** To two screens at the same moment, each of which makes a request. */
export function askAtOnce(page: Page, chance: Chance): Promise<number> {
  const asking = places.filter(({ isAsking }) => isAsking);
  return hurry(page, pick(asking, chance('first')), pick(asking, chance('place')));
}

/** To the same screen for every heap measurement, one that makes no requests. */
export function rest(page: Page): Promise<void> {
  return go(page, quietPlace);
}

function pick(choices: readonly Place[], fraction: number): Place {
  const place = choices[Math.floor(fraction * choices.length)];
  if (!place) throw new RangeError(`${fraction} is not in [0, 1).`);
  return place;
}

async function go(page: Page, { link, heading }: Place): Promise<void> {
  await linkTo(page, link).click();
  await arrive(page, heading);
}

function linkTo(page: Page, link: string): Locator {
  // The sidebar comes before the screen, whose own links may have the same name.
  return page.getByRole('link', { name: link, exact: true }).first();
}

async function arrive(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ timeout: HEADING_MS });
}

/** While the screen is still loading the investments, so that two calls are pending. */
async function refreshProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor({ timeout: HEADING_MS });
}

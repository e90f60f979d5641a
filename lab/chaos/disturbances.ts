import type { Page } from 'playwright';
import { type Chance, pick, pickWeighted, prefer } from './chance.ts';
import { clearDatabase, moveClock, setDatabase } from './disturbPage.ts';
import { CURRENCIES } from './faultPlan.ts';
import type { OrderKind } from './orderLog.ts';
import { forms } from './screens.ts';
import { count, forgetDetails, type Session } from './session.ts';
import { type Tab, untilRefreshed } from './tabs.ts';

const HOURS_MS = 3 * 3_600_000;
/** An accepted order should be listed by then. */
const LISTING_MS = 70_000;

/** Moves the clock of the device, which all tabs have in common, as seen from their next pages on. */
export async function changeClock(session: Session, _: Tab, chance: Chance): Promise<string> {
  const offset = pick([HOURS_MS, -HOURS_MS, session.clockOffset + LISTING_MS, 0], chance('offset'));
  await reloadAll(session, ({ page }) => moveClock(page, offset));
  session.clockOffset = offset;
  // For good: what was stored meanwhile keeps the wrong times.
  session.isClockWrong = true;
  count(session, 'device clocks moved');
  return `and all others have a clock that is ${offset / 60_000} minutes ahead`;
}

/** Changes how the database of orders behaves. All tabs are reloaded: in a browser it refuses all or none. */
export async function changeDatabase(session: Session, _: Tab, chance: Chance): Promise<string> {
  const next =
    session.database === 'works' ? pick(['refuses', 'slow', 'cleared'] as const, chance('database')) : 'works';
  const { tabs, wire } = session;
  if (next === 'cleared' && tabs[0] !== undefined) await clearDatabase(tabs[0].page);
  // What it held is out of reach; what has happened meanwhile has no details.
  if (next === 'cleared' || next === 'refuses') wire.log.forget();
  session.database = next === 'cleared' ? 'works' : next;
  await reloadAll(session, ({ page }) => setDatabase(page, session.database));
  forgetDetails(session);
  count(session, `databases of orders: ${next}`);
  return `and all others have a database of orders that ${next === 'cleared' ? 'was cleared' : `is: ${next}`}`;
}

/** Longer than a refused order is looked for: no read can prove it missing meanwhile. */
const LONG_LAG_MS = 90_000;
/** Orders this recent may still be looked for (ms). */
const RECENT_MS = 10_000;

const behaviors = [
  {},
  { lagMs: 2_000 },
  { lagMs: LONG_LAG_MS },
  { isReversed: true },
  { lacksOldest: true },
  { hasTwins: true },
  { lagMs: 2_000, isReversed: true, hasTwins: true },
] as const;

/** From now on lists lag behind, are reversed, lack their oldest record, or have two networks under one code. */
export async function spoilLists(session: Session, _: Tab, chance: Chance): Promise<string> {
  const behavior = pick(behaviors, chance('behavior'));
  await session.lab.sandbox.spoilLists(behavior);
  session.lists = behavior;
  for (const attempt of session.wire.log.attempts) {
    attempt.isHidden ||= isLagLong(session) && Date.now() - attempt.clickedAt < RECENT_MS;
  }
  for (const name of Object.keys(behavior)) count(session, `lists changed: ${name}`);
  return `waits: lists are now ${JSON.stringify(behavior)}`;
}

/** Whether lists lag behind for longer than the app looks for a refused order. */
export function isLagLong({ lists }: Session): boolean {
  return (lists.lagMs ?? 0) >= LONG_LAG_MS;
}

interface CoinBehavior {
  readonly name: string;
  readonly isMissing: boolean;
  readonly areCoinsReversed: boolean;
  /** Whether the list is as before when the form is submitted. */
  readonly isBrief: boolean;
}

const coinBehaviors: readonly (readonly [number, CoinBehavior])[] = [
  [80, { name: 'coins stay', isMissing: false, areCoinsReversed: false, isBrief: false }],
  [6, { name: 'coin missing', isMissing: true, areCoinsReversed: false, isBrief: false }],
  [6, { name: 'coin missing for a moment', isMissing: true, areCoinsReversed: true, isBrief: true }],
  [8, { name: 'coins reversed', isMissing: false, areCoinsReversed: true, isBrief: false }],
];

/**
 * While a form is filled in the connection is lost for a moment, and the coins that are read again lack the chosen one, or
 * come in another order. The chosen one stays chosen: the form shows it, or none as long as it is missing.
 */
export async function spoilCoins(session: Session, tab: Tab, kind: OrderKind, coin: string, chance: Chance) {
  const { wire, lists } = session;
  const { sandbox } = session.lab;
  const behavior = pickWeighted(prefer(coinBehaviors, session.preferred), chance('coins'));
  const { name, isMissing, areCoinsReversed, isBrief } = behavior;
  if (!isMissing && !areCoinsReversed) return;
  session.areCoinsSpoiled = true;
  count(session, `lists changed: ${name}`);
  await sandbox.spoilLists({ ...lists, missingCoin: isMissing ? coin : null, areCoinsReversed });
  await readCoinsAgain(tab.page);
  if (isBrief) {
    await restoreCoins(session);
    await readCoinsAgain(tab.page);
  }
  const shown = await forms[kind].coin(tab.page).catch(() => null);
  if (shown !== null && shown !== coin) wire.problems.push(`${tab.name} shows ${shown} after ${coin} was chosen`);
}

/** The coins are as they were. */
export async function restoreCoins(session: Session): Promise<void> {
  if (!session.areCoinsSpoiled) return;
  session.areCoinsSpoiled = false;
  await session.lab.sandbox.spoilLists(session.lists);
}

/** How long reading the coins and showing them may take (ms). */
const COINS_MS = 3_000;
const SHOWING_MS = 200;

async function readCoinsAgain(page: Page): Promise<void> {
  const reading = page.waitForResponse((one) => new URL(one.url()).pathname === CURRENCIES, { timeout: COINS_MS });
  const answered = reading.catch(() => undefined);
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await answered;
  await page.waitForTimeout(SHOWING_MS);
}

async function reloadAll({ tabs }: Session, change: (tab: Tab) => Promise<void>): Promise<void> {
  for (const tab of tabs) {
    await untilRefreshed(tab);
    await change(tab);
    await tab.page.reload();
  }
}

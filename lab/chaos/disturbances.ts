import { type Chance, pick } from './chance.ts';
import { clearDatabase, moveClock, setDatabase } from './disturbPage.ts';
import { count, forgetDetails, type Session } from './session.ts';
import { type Tab, untilRefreshed } from './tabs.ts';

const HOURS_MS = 3 * 3_600_000;

/** Moves the clock of the device, which all tabs have in common, as seen from their next pages on. */
export async function changeClock(session: Session, _: Tab, chance: Chance): Promise<string> {
  const offset = pick([HOURS_MS, -HOURS_MS, 0], chance('offset'));
  await reloadAll(session, ({ page }) => moveClock(page, offset));
  session.clockOffset = offset;
  // For good: what was stored meanwhile keeps the wrong times.
  session.isClockWrong = true;
  count(session, 'device clocks moved');
  return `and all others have a clock that is ${offset / 3_600_000} hours ahead`;
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

const manners = [
  {},
  { lagMs: 2_000 },
  { isReversed: true },
  { lacksOldest: true },
  { hasTwins: true },
  { lagMs: 2_000, isReversed: true, hasTwins: true },
] as const;

/** From now on lists lag behind, are reversed, lack their oldest record, or have two networks under one code. */
export async function spoilLists(session: Session, _: Tab, chance: Chance): Promise<string> {
  const manner = pick(manners, chance('manner'));
  await session.lab.sandbox.spoilLists(manner);
  for (const name of Object.keys(manner)) count(session, `lists changed: ${name}`);
  return `waits: lists are now ${JSON.stringify(manner)}`;
}

async function reloadAll({ tabs }: Session, change: (tab: Tab) => Promise<void>): Promise<void> {
  for (const tab of tabs) {
    await untilRefreshed(tab);
    await change(tab);
    await tab.page.reload();
  }
}

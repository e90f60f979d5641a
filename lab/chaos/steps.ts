import { between, type Chance, pick, pickWeighted, prefer } from './chance.ts';
import { profileFault, readFault, refreshFault } from './faultPlan.ts';
import { allowAnother, armOrderFaults, prepare, rarestKind, submitOrder } from './ordering.ts';
import { changeClock, changeDatabase, restoreCoins, spoilLists } from './disturbances.ts';
import { type Person, persons } from './persons.ts';
import { signIn } from '../builtApp.ts';
import { goTo, logOut, places } from './screens.ts';
import { isTraceable, type OrderAttempt } from './orderLog.ts';
import { orderElsewhere, passTime, payDeposit, setPages } from './serverSteps.ts';
import { count, forgetDetails, getPerson, type Session, setPerson } from './session.ts';
import { storedOrders } from './storedOrders.ts';
import { closeTab, openTab, type Tab, untilRefreshed } from './tabs.ts';

type Action = (session: Session, tab: Tab, chance: Chance) => Promise<string>;

/** User actions, by weight. */
const actions: readonly (readonly [number, Action])[] = [
  [50, order],
  [9, orderInTwoTabs],
  [7, orderAgain],
  [10, walk],
  [7, reload],
  [5, goBack],
  [5, changePerson],
  [3, signInAgain],
  [2, replaceTab],
  [5, payDeposit],
  [3, setPages],
  [4, passTime],
  [3, changePersonAndBack],
  [3, changeClock],
  [3, changeDatabase],
  [5, spoilLists],
];

/** Takes one step: arms a fault and performs an action. @returns A short description. */
export async function takeStep(session: Session, chance: Chance): Promise<string> {
  const { sandbox } = session.lab;
  // Users mostly stay in the current tab.
  const tab = chance('stays') < 0.5 ? currentTab(session) : pick(session.tabs, chance('tab'));
  session.current = tab.name;
  await sandbox.disarm();
  await restoreCoins(session);
  for (const plan of [readFault, profileFault, refreshFault]) {
    const fault = plan(chance, session.preferred);
    if (fault !== undefined) await sandbox.arm(fault);
  }
  const action =
    session.person === null ? signInAsSomebody : pickWeighted(prefer(actions, session.preferred), chance('action'));
  if (session.database !== 'works') forgetDetails(session);
  await tab.page.bringToFront();
  try {
    return `${tab.name} ${await action(session, tab, chance)}`;
  } catch (error) {
    // A button under a toast or a page that is loading: users come back to it later.
    count(session, 'steps that failed');
    return `${tab.name} ${action.name}: failed, ${String(error).split('\n', 1)[0]}`;
  }
}

function currentTab({ tabs, current }: Session): Tab {
  return tabs.find(({ name }) => name === current) ?? pick(tabs, 0);
}

async function order(session: Session, tab: Tab, chance: Chance): Promise<string> {
  const kind = rarestKind(session, chance);
  const draft = await prepare(session, tab, kind, chance);
  const isElsewhere = kind !== 'bot' && chance('device') < 0.06;
  if (isElsewhere) await orderElsewhere(session, tab, draft);
  const isSentAgain = await armOrderFaults(session, kind, chance);
  const browser = isSentAgain ? 'browser' : 'nothing';
  const alsoSentBy = isElsewhere ? 'device' : browser;
  const how = await submitOrder(session, tab, { ...draft, alsoSentBy }, chance('how'));
  await tab.page.waitForTimeout(between(0, 900, chance('rest')));
  return `${kind} of ${draft.amount} ${how}${isElsewhere ? ', after another device has ordered the same' : ''}`;
}

/** Fills in what was refused once more, and sends it if the form is open, or can be opened. */
async function orderAgain(session: Session, tab: Tab, chance: Chance): Promise<string> {
  const { email } = getPerson(session);
  const isRefused = (one: OrderAttempt) => one.person === email && one.outcome === 'refused' && isTraceable(one);
  const refused = session.wire.log.attempts.findLast(isRefused);
  if (refused === undefined) return order(session, tab, chance);
  const draft = await prepare(session, tab, refused.kind, chance, refused);
  const isAllowed = chance('allows') < 0.6 && (await allowAnother(session, tab));
  if (isAllowed) refused.outcome = 'released';
  const books = await session.lab.sandbox.books(email);
  const isStored = storedOrders(books).some(({ kind, amount }) => kind === draft.kind && amount === draft.amount);
  const name = `the refused ${draft.kind} of ${draft.amount}${isAllowed ? ', allowed once more,' : ''}`;
  // Whoever has read that it is stored leaves it at that; an open form is a violation now.
  if (isStored && !isAllowed) return `${name} is filled in again`;
  const alsoSentBy = (await armOrderFaults(session, draft.kind, chance)) ? 'browser' : 'nothing';
  const how = await submitOrder(session, tab, { ...draft, alsoSentBy, isAgain: true }, chance('how'));
  return `${name} ${how}`;
}

/** Submits the same form in two tabs at the same moment. */
async function orderInTwoTabs(session: Session, tab: Tab, chance: Chance): Promise<string> {
  const other = pick(
    session.tabs.filter((one) => one !== tab),
    chance('other'),
  );
  // Without a database tabs cannot know of each other's orders in time.
  if (session.database !== 'works') return order(session, tab, chance);
  const kind = rarestKind(session, chance);
  const first = await prepare(session, tab, kind, chance);
  const second = await prepare(session, other, kind, chance);
  const alsoSentBy = (await armOrderFaults(session, kind, chance)) ? 'browser' : 'nothing';
  const results = await Promise.all([
    submitOrder(session, tab, { ...first, alsoSentBy }, chance('how')),
    submitOrder(session, other, { ...second, alsoSentBy }, chance('how else')),
  ]);
  await tab.page.waitForTimeout(between(0, 900, chance('rest')));
  count(session, 'forms submitted in two tabs at once');
  return `and ${other.name}: ${kind} of ${first.amount} ${results[0]}, of ${second.amount} ${results[1]}`;
}

async function walk(session: Session, tab: Tab, chance: Chance): Promise<string> {
  const { page } = tab;
  await untilRefreshed(tab);
  const place = pick(places, chance('place'));
  await goTo(page, session.lab.web, place);
  await page.waitForTimeout(between(0, 600, chance('rest')));
  count(session, 'screens opened');
  return `goes to ${place.path}`;
}

async function reload(session: Session, tab: Tab, chance: Chance): Promise<string> {
  await untilRefreshed(tab);
  await tab.page.reload();
  await tab.page.waitForTimeout(between(0, 600, chance('rest')));
  count(session, 'reloads');
  return 'is reloaded';
}

async function goBack(session: Session, tab: Tab, chance: Chance): Promise<string> {
  await untilRefreshed(tab);
  await tab.page.goBack();
  if (!tab.page.url().startsWith(session.lab.web)) await tab.page.goto(`${session.lab.web}/platform`);
  await tab.page.waitForTimeout(between(0, 600, chance('rest')));
  count(session, 'back navigations');
  return `goes back to ${new URL(tab.page.url()).pathname}`;
}

async function changePerson(session: Session, tab: Tab): Promise<string> {
  const next = persons.find((one) => one !== session.person) ?? persons[0];
  await leave(session, tab);
  return enter(session, tab, next);
}

/** Somebody else uses the same browser for a while. */
async function changePersonAndBack(session: Session, tab: Tab): Promise<string> {
  const first = getPerson(session);
  const there = await changePerson(session, tab);
  await leave(session, tab);
  return `${there}, and ${await enter(session, tab, first)}`;
}

async function signInAgain(session: Session, tab: Tab): Promise<string> {
  const same = getPerson(session);
  await leave(session, tab);
  return enter(session, tab, same);
}

async function signInAsSomebody(session: Session, tab: Tab, chance: Chance): Promise<string> {
  return enter(session, tab, pick(persons, chance('person')));
}

async function leave(session: Session, tab: Tab): Promise<void> {
  await goTo(tab.page, session.lab.web, { path: '/account', link: 'Account' });
  session.isLoggingOut = true;
  await logOut(tab.page);
  setPerson(session, null);
  count(session, 'logouts');
}

/** Signs in. No faults are active meanwhile: a failed sign-in says so, and nobody here would retry it. */
async function enter(session: Session, tab: Tab, person: Person): Promise<string> {
  const { page } = tab;
  await untilRefreshed(tab);
  await session.lab.sandbox.disarm();
  await signIn(page, session.lab.web, person.email, person.password);
  setPerson(session, person);
  session.isLoggingOut = false;
  session.wire.lostTokensAt = 0;
  count(session, 'sign-ins');
  return `signs in as ${person.email}`;
}

async function replaceTab(session: Session, tab: Tab, chance: Chance): Promise<string> {
  await untilRefreshed(tab);
  await closeTab(tab, session.wire);
  session.opened += 1;
  // Another name: it knows nothing of what the old one has sent.
  const fresh = await openTab(session.lab.context, `tab ${session.opened}`, session.wire, session);
  session.tabs[session.tabs.indexOf(tab)] = fresh;
  const { path } = pick(places, chance('place'));
  await fresh.page.goto(`${session.lab.web}${path}`);
  count(session, 'tabs closed and opened');
  return `is closed, and ${fresh.name} opened at ${path}`;
}

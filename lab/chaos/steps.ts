import { between, type Chance, pick, pickWeighted, prefer } from './chance.ts';
import { profileFault, readFault, refreshFault } from './faultPlan.ts';
import { armOrderFaults, prepare, rarestKind, submitOrder } from './ordering.ts';
import { changeClock, changeDatabase, spoilLists } from './disturbances.ts';
import { type Person, persons } from './persons.ts';
import { goTo, logOut, places, signIn } from './screens.ts';
import { orderElsewhere, passTime, payDeposit, setPages } from './serverSteps.ts';
import { count, forgetDetails, getPerson, type Session, setPerson } from './session.ts';
import { closeTab, openTab, type Tab, untilRefreshed } from './tabs.ts';

type Action = (session: Session, tab: Tab, chance: Chance) => Promise<string>;

/** User actions, by weight. */
const actions: readonly (readonly [number, Action])[] = [
  [50, order],
  [9, orderInTwoTabs],
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
  const amount = await prepare(session, tab, kind, chance);
  const isElsewhere = kind !== 'bot' && chance('device') < 0.06;
  if (isElsewhere) await orderElsewhere(session, tab, kind, amount);
  const isSentAgain = await armOrderFaults(session, kind, chance);
  const browser = isSentAgain ? 'browser' : 'nothing';
  const alsoSentBy = isElsewhere ? 'device' : browser;
  const how = await submitOrder(session, tab, { kind, amount, alsoSentBy }, chance('how'));
  await tab.page.waitForTimeout(between(0, 900, chance('rest')));
  return `${kind} of ${amount} ${how}${isElsewhere ? ', after another device has ordered the same' : ''}`;
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
  const [first, second] = [await prepare(session, tab, kind, chance), await prepare(session, other, kind, chance)];
  const alsoSentBy = (await armOrderFaults(session, kind, chance)) ? 'browser' : 'nothing';
  const results = await Promise.all([
    submitOrder(session, tab, { kind, amount: first, alsoSentBy }, chance('how')),
    submitOrder(session, other, { kind, amount: second, alsoSentBy }, chance('how else')),
  ]);
  await tab.page.waitForTimeout(between(0, 900, chance('rest')));
  count(session, 'forms submitted in two tabs at once');
  return `and ${other.name}: ${kind} of ${first} ${results[0]}, of ${second} ${results[1]}`;
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

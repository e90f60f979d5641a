import { chooseAddress } from './amounts.ts';
import { between, type Chance, pick } from './chance.ts';
import { orderPaths } from './faultPlan.ts';
import { type Draft, recordAttempt } from './ordering.ts';
import { getAccess, pay, send } from './persons.ts';
import { goTo } from './screens.ts';
import { count, getPerson, type Session } from './session.ts';
import { type Tab, untilRefreshed } from './tabs.ts';

/** Orders on another device what a tab is about to order. No fault is armed for orders meanwhile. */
export async function orderElsewhere(session: Session, tab: Tab, draft: Draft) {
  const { lab } = session;
  const { kind, amount, coin } = draft;
  const person = getPerson(session);
  recordAttempt(session, tab, draft).alsoSentBy = 'device';
  const { origin } = lab.sandbox;
  const address = kind === 'withdrawal' ? { withdrawal_address: chooseAddress(person.email, amount) } : {};
  await send(origin, orderPaths[kind], { amount, currency: coin, ...address }, await getAccess(origin, person));
  count(session, 'orders placed on another device as well');
}

/** A payment takes half a second to be credited (ms). */
const CREDITING_MS = 700;

/** Pays an open deposit, mostly one created in a tab that is still open, and mostly looks there what has become of it. */
export async function payDeposit(session: Session, tab: Tab, chance: Chance): Promise<string> {
  const { lab, tabs, wire } = session;
  const { email } = getPerson(session);
  const { deposits } = await lab.sandbox.books(email);
  const pending = deposits.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return 'waits: there is nothing to pay';
  const findOwnTab = (amount: string) => {
    const attempt = wire.log.find('deposit', amount);
    const isOffered = attempt?.person === email && attempt.address !== null && !attempt.isForgotten;
    return isOffered ? tabs.find(({ name }) => name === attempt.tab) : undefined;
  };
  const offered = pending.filter(({ amount }) => findOwnTab(amount) !== undefined);
  const choices = offered.length > 0 && chance('is offered') < 0.8 ? offered : pending;
  const { amount, oxapay_invoice_id: trackId } = pick(choices, chance('deposit'));
  await pay(lab.sandbox.origin, trackId);
  count(session, 'deposits paid');
  const { name, page } = findOwnTab(amount) ?? tab;
  if (chance('looks') < 0.3) return `waits: the deposit of ${amount} is paid`;
  await page.bringToFront();
  await page.waitForTimeout(CREDITING_MS);
  await goTo(page, lab.web, { path: '/deposit-history' });
  await page.waitForTimeout(between(300, 1_200, chance('rest')));
  await goTo(page, lab.web, { link: 'Deposit Funds', path: '/deposit' });
  return `waits: the deposit of ${amount} is paid, and ${name} looks for it`;
}

export async function setPages(session: Session, _: Tab, chance: Chance): Promise<string> {
  const pageSize = pick([null, 3, 10], chance('size'));
  await session.lab.sandbox.paginate(pageSize);
  count(session, 'changes of the page size');
  return `waits: lists come ${pageSize === null ? 'whole' : `in pages of ${pageSize}`}`;
}

/** No server's clock jumps while a token is on its way: it would be refused although it has just been issued. */
export async function passTime(session: Session, _: Tab, chance: Chance): Promise<string> {
  await Promise.all(session.tabs.map(untilRefreshed));
  const seconds = between(5, 240, chance('seconds'));
  await session.lab.sandbox.advanceClock(seconds * 1000);
  count(session, 'times the clock was moved');
  return `waits: ${seconds} s pass`;
}

import { between, type Chance, pick } from './chance.ts';
import { orderPaths } from './faultPlan.ts';
import { getAccess, pay, send } from './persons.ts';
import { forms } from './screens.ts';
import { count, getPerson, type Session } from './session.ts';
import type { Tab } from './tabs.ts';
import { addressOf } from './amounts.ts';

/** Orders on another device what a tab is about to order. No fault is armed for orders meanwhile. */
export async function orderElsewhere(session: Session, tab: Tab, kind: 'withdrawal' | 'deposit', amount: string) {
  const { lab, wire, step } = session;
  const person = getPerson(session);
  const coin = await forms[kind].coin(tab.page);
  const attempt = wire.log.attempt({ person: person.email, kind, amount, coin, tab: tab.name, step });
  attempt.alsoSentBy = 'device';
  const { origin } = lab.sandbox;
  const address = kind === 'withdrawal' ? { withdrawal_address: addressOf(person.email, amount) } : {};
  await send(origin, orderPaths[kind], { amount, currency: coin, ...address }, await getAccess(origin, person));
  count(session, 'orders placed on another device as well');
}

/** Pays an open deposit. */
export async function payDeposit(session: Session, _: Tab, chance: Chance): Promise<string> {
  const { sandbox } = session.lab;
  const { deposits } = await sandbox.books(getPerson(session).email);
  const pending = deposits.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return 'waits: there is nothing to pay';
  const { amount, oxapay_invoice_id: trackId } = pick(pending, chance('deposit'));
  await pay(sandbox.origin, trackId);
  count(session, 'deposits paid');
  return `waits: the deposit of ${amount} is paid`;
}

export async function setPages(session: Session, _: Tab, chance: Chance): Promise<string> {
  const pageSize = pick([null, 3, 10], chance('size'));
  await session.lab.sandbox.paginate(pageSize);
  count(session, 'changes of the page size');
  return `waits: lists come ${pageSize === null ? 'whole' : `in pages of ${pageSize}`}`;
}

export async function passTime(session: Session, _: Tab, chance: Chance): Promise<string> {
  const seconds = between(5, 240, chance('seconds'));
  await session.lab.sandbox.advanceClock(seconds * 1000);
  count(session, 'times the clock was moved');
  return `waits: ${seconds} s pass`;
}

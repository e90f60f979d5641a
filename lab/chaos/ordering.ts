import type { Locator, Page } from 'playwright';
import { chooseAddress, chooseAmount } from './amounts.ts';
import { type Chance, pick } from './chance.ts';
import { orderFaults } from './faultPlan.ts';
import { type OrderAttempt, type OrderKind, orderKinds } from './orderLog.ts';
import { isLagLong, spoilCoins } from './disturbances.ts';
import { allowing, closeMessages, closeOverlays, forms, goTo, unlocking } from './screens.ts';
import { count, getPerson, isListKnown, type Session } from './session.ts';
import { type Tab, untilRefreshed } from './tabs.ts';

/** How long a button may take to be enabled once its form is filled in (ms); a locked one never is. */
const ENABLED_MS = 1_200;
/** How long rereading may take until the form can be unlocked (ms). */
const UNLOCK_MS = 5_000;
/** Pause between the two buttons that unlock (ms): a quicker click is not a second decision. */
const DECISION_MS = 700;
const ENTER_REPEATS = 12;

/** Mostly the kind with the fewest orders, so that all are covered. */
export function rarestKind({ wire }: Session, chance: Chance): OrderKind {
  const sent = (kind: OrderKind) => wire.log.attempts.filter((one) => one.kind === kind && one.requests > 0).length;
  const rarest = orderKinds.toSorted((one, other) => sent(one) - sent(other))[0];
  return chance('is rarest') < 0.6 && rarest !== undefined ? rarest : pick(orderKinds, chance('kind'));
}

/** What the user has typed and chosen. */
export interface Draft {
  readonly kind: OrderKind;
  readonly amount: string;
  /** The code of the coin; `null` for a bot. */
  readonly coin: string | null;
}

/**
 * Opens a form, unlocks it when it is locked, and fills it in: with a unique amount, or what is to be ordered again.
 */
export async function prepare(
  session: Session,
  tab: Tab,
  kind: OrderKind,
  chance: Chance,
  again?: Draft,
): Promise<Draft> {
  const { page } = tab;
  const { email } = getPerson(session);
  const { path, link, fill } = forms[kind];
  await untilRefreshed(tab);
  const isOnScreen = new URL(page.url()).pathname === path;
  if (isOnScreen && chance('stays') < 0.4) await closeOverlays(page);
  else await goTo(page, session.lab.web, chance('is link') < 0.8 ? { path, link } : { path });
  const amount = again?.amount ?? nextAmount(session, kind, email);
  const coin = again?.coin ?? pick(['ETH', 'USDT', null], chance('coin'));
  const order = { amount, address: chooseAddress(email, amount), coin };
  await fill(page, order).catch(async () => {
    // An earlier order may show its address over the form.
    await closeOverlays(page);
    await fill(page, order);
  });
  const isUnresolved = session.wire.log.unresolved(email, kind) !== undefined;
  // The app also locks it after an order of which it knows no more since its user has signed out.
  const isLocked = isUnresolved || (await unlocking.open(page).isVisible());
  if (isLocked && chance('unlocks') < 0.8) await unlock(session, page, kind, email);
  const chosen = await forms[kind].coin(page).catch(() => null);
  if (chosen !== null) await spoilCoins(session, tab, kind, chosen, chance);
  return { kind, amount, coin: chosen };
}

function nextAmount({ drafts }: Session, kind: OrderKind, email: string): string {
  const draft = `${kind} ${email}`;
  const nth = drafts.get(draft) ?? 0;
  drafts.set(draft, nth + 1);
  return chooseAmount(kind, email, nth);
}

/** Allows another order like the refused one, when that is offered. @returns Whether it was. */
export async function allowAnother(session: Session, { page }: Tab): Promise<boolean> {
  const isOffered = await allowing(page)
    .click({ timeout: UNLOCK_MS })
    .then(
      () => true,
      () => false,
    );
  if (isOffered) count(session, 'orders allowed once more');
  return isOffered;
}

/** Unlocks the form explicitly, when that is offered. */
async function unlock(session: Session, page: Page, kind: OrderKind, email: string): Promise<void> {
  const isOffered = await unlocking
    .open(page)
    .waitFor({ timeout: UNLOCK_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isOffered) {
    count(session, 'forms that could not be unlocked yet');
    return;
  }
  await unlocking.open(page).click({ timeout: ENABLED_MS });
  await page.waitForTimeout(DECISION_MS);
  // From here on the user has confirmed that they mean it.
  session.wire.log.release(email, kind);
  await unlocking.confirm(page).click({ timeout: ENABLED_MS });
  count(session, 'forms unlocked');
}

export interface Submit extends Draft, Pick<OrderAttempt, 'alsoSentBy'> {
  /** Whether the user means to order once more what was refused. */
  readonly isAgain?: boolean;
}

/** Submits a form: one click, two clicks, or with Enter held. @returns What happened. */
export async function submitOrder(
  session: Session,
  tab: Tab,
  { kind, amount, coin, alsoSentBy, isAgain = false }: Submit,
  how: number,
): Promise<string> {
  const { page } = tab;
  const { submit, confirm, field } = forms[kind];
  const button = submit(page);
  const isEnabled = await becomesEnabled(page, kind);
  if (!isEnabled) {
    count(session, 'forms found locked');
    // Users try anyway. Where the second look for a refused order has just opened its form, that would be another order.
    if (!isAgain) await button.click({ timeout: 300, force: true }).catch(() => {});
    return 'finds the form locked';
  }
  // A toast may cover it.
  await button.click({ trial: true, timeout: ENABLED_MS }).catch(() => closeMessages(page));
  const { wire } = session;
  const shown = await forms[kind].coin(page).catch(() => null);
  if (coin !== null && shown !== null && shown !== coin) {
    wire.problems.push(`${tab.name} shows ${shown} after ${coin} was chosen`);
  }
  const placed = isAgain ? undefined : wire.log.find(kind, amount);
  const attempt = placed ?? recordAttempt(session, tab, { kind, amount, coin: coin ?? shown });
  attempt.alsoSentBy = alsoSentBy;
  try {
    if (confirm !== undefined) await button.click({ timeout: ENABLED_MS });
    const last = confirm?.(page) ?? button;
    if (how < 0.55) await last.dblclick({ timeout: ENABLED_MS });
    else if (how < 0.85) await holdEnter(page, confirm === undefined ? field(page) : last);
    else await last.click({ timeout: ENABLED_MS });
  } catch {
    return 'closes before it is clicked';
  }
  if (how < 0.55) return 'clicked twice';
  return how < 0.85 ? 'submitted by holding Enter' : 'clicked once';
}

/** Records that a user is about to place an order. */
export function recordAttempt(session: Session, tab: Tab, { kind, amount, coin }: Draft): OrderAttempt {
  const { wire, step } = session;
  const { email: person } = getPerson(session);
  const isKnown = isListKnown(session, tab, kind);
  const attempt = wire.log.attempt({ person, kind, amount, coin, tab: tab.name, step, isListKnown: isKnown });
  attempt.isHidden = isLagLong(session);
  return attempt;
}

async function holdEnter(page: Page, field: Locator): Promise<void> {
  await field.focus({ timeout: ENABLED_MS });
  for (let held = 0; held < ENTER_REPEATS; held += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(40);
  }
  await page.keyboard.up('Enter');
}

async function becomesEnabled(page: Page, kind: OrderKind): Promise<boolean> {
  const until = Date.now() + ENABLED_MS;
  for (;;) {
    const button = forms[kind].submit(page);
    if ((await button.count()) === 1 && (await button.isEnabled())) return true;
    if (Date.now() > until) return false;
    await page.waitForTimeout(50);
  }
}

/** Decides what happens to the next order of a kind, and arms it. @returns Whether the browser may send it twice. */
export async function armOrderFaults(session: Session, kind: OrderKind, chance: Chance): Promise<boolean> {
  const { name, faults } = orderFaults(kind, chance, session.preferred);
  for (const fault of faults) await session.lab.sandbox.arm(fault);
  if (faults.length > 0) count(session, `orders ${name}`);
  return faults.some(({ cut }) => cut === 'after');
}

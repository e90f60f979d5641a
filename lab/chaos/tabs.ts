import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';
import { type Device, makeDisturbable } from './disturbPage.ts';
import { orderPaths, PROFILE, REFRESH } from './faultPlan.ts';
import { type OrderKind, orderKinds } from './orderLog.ts';
import { createProfileLog } from './profileLog.ts';
import { watchList } from './watchLists.ts';
import { watchToasts } from './watchToasts.ts';
import { recordEvent, type Wire } from './wire.ts';

/** A browser tab, and its network traffic. */
export type Tab = ReturnType<typeof createTab>;

type SentOrder = readonly [kind: OrderKind, amount: string];

/** How long closing a page is delayed for a refresh (ms). */
const QUIET_MS = 4_000;
/** A tab waits no longer than this for the refresh of another one (ms), and then spends the same token. */
const LONGEST_REFRESH_MS = 10_000;
/** How often a page is asked whether it has stored its new tokens (ms). */
const STORED_STEP_MS = 50;

function createTab(name: string, page: Page) {
  return {
    name,
    page,
    /** Of the current document. */
    profile: createProfileLog(),
    /** When the current document was loaded (ms since the epoch). */
    loadedAt: Date.now(),
    /** Refreshes that are pending, or whose new tokens are not stored yet. */
    refreshes: new Set<Request>(),
    /** Pending orders. */
    orders: new Map<Request, SentOrder>(),
    /** Callbacks for the status of each pending request. */
    answered: new WeakMap<Request, (status: number) => void>(),
  };
}

export async function openTab(context: BrowserContext, name: string, wire: Wire, device: Device): Promise<Tab> {
  const page = await context.newPage();
  const tab = createTab(name, page);
  await makeDisturbable(page, device);
  await watchToasts(page, name, wire);
  // A pending order makes the page ask before it unloads.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.on('request', (request) => watchRequest(tab, request, wire));
  // Read at once: the log must not lag behind what the page does about an answer.
  page.on('response', (response) => tab.answered.get(response.request())?.(response.status()));
  return tab;
}

/** Closes a tab; its pending answers are lost. */
export async function closeTab(tab: Tab, wire: Wire): Promise<void> {
  recordLeaving(tab, wire);
  const waiting = [...tab.orders.values()];
  await tab.page.close();
  for (const [kind, amount] of waiting) wire.log.lost(kind, amount);
}

function watchRequest(tab: Tab, request: Request, wire: Wire): void {
  if (request.isNavigationRequest() && request.frame() === tab.page.mainFrame()) {
    // The old page lives until the next one starts to load.
    recordLeaving(tab, wire);
    tab.answered.set(request, () => {
      recordLeaving(tab, wire);
      tab.profile = createProfileLog();
      tab.loadedAt = Date.now();
    });
  }
  const { pathname } = new URL(request.url());
  if (request.method() === 'GET' && pathname === PROFILE) void watchProfile(tab, request);
  if (request.method() === 'GET') void watchList(tab.name, request, wire);
  if (request.method() !== 'POST') return;
  if (pathname === REFRESH) void watchRefresh(tab, request, wire);
  const kind = orderKinds.find((one) => orderPaths[one] === pathname);
  if (kind !== undefined) void watchOrder(tab, kind, request, wire);
}

/** The status of a complete answer; `undefined` when it was truncated, aborted or lost with its page. */
async function readAnswer(request: Request): Promise<number | undefined> {
  try {
    const response = await request.response();
    const failure = await response?.finished();
    return response === null || failure ? undefined : response.status();
  } catch {
    return undefined;
  }
}

async function readBody(request: Request): Promise<string | undefined> {
  const response = await request.response();
  return response?.text().catch(() => undefined);
}

async function watchProfile({ profile, answered }: Tab, request: Request): Promise<void> {
  const asked = profile.sent();
  answered.set(request, (status) => status === 401 && asked.unauthorized());
  if ((await readAnswer(request)) !== 200) return;
  const response = await request.response();
  const answer: { balance: string } | undefined = await response?.json().catch(() => undefined);
  if (answer !== undefined) asked.answered(answer.balance);
}

async function watchRefresh(tab: Tab, request: Request, wire: Wire): Promise<void> {
  const sentAt = Date.now();
  if ([...wire.refreshing.values()].some((at) => sentAt - at > LONGEST_REFRESH_MS)) wire.lostTokensAt = sentAt;
  wire.refreshing.set(request, sentAt);
  tab.refreshes.add(request);
  recordEvent(wire, `${tab.name} refresh sent`);
  const status = await readAnswer(request);
  recordEvent(wire, `${tab.name} refresh ${status === undefined ? 'lost' : `answered ${status}`}`);
  if (status === undefined) wire.lostTokensAt = Date.now();
  if (status === 200) {
    await untilStored(tab.page, request);
    recordEvent(wire, `${tab.name} refresh stored`);
    if (wire.lostTokensAt < sentAt) wire.lostTokensAt = 0;
  }
  wire.refreshing.delete(request);
  tab.refreshes.delete(request);
}

/** Resolves once a page has stored the tokens of a refresh: the one it has spent is not there any more. */
async function untilStored(page: Page, request: Request): Promise<void> {
  const { refresh }: { readonly refresh: string } = request.postDataJSON();
  const isStored = (spent: string) => Object.values(localStorage).every((text) => !String(text).includes(spent));
  while (!page.isClosed() && !(await page.evaluate(isStored, refresh).catch(() => false))) {
    await pause(STORED_STEP_MS);
  }
}

/** A refresh whose answer is lost with its page has spent the token anyway, and no client can recover from that. */
export async function untilRefreshed(tab: Tab): Promise<void> {
  const until = Date.now() + QUIET_MS;
  while (tab.refreshes.size > 0 && Date.now() < until) await tab.page.waitForTimeout(50);
}

function recordLeaving(tab: Tab, wire: Wire): void {
  wire.log.left(tab.name);
  if (tab.refreshes.size === 0) return;
  wire.lostTokensAt = Date.now();
  recordEvent(wire, `${tab.name} navigates while it refreshes`);
}

async function watchOrder(tab: Tab, kind: OrderKind, request: Request, wire: Wire): Promise<void> {
  const { name, orders, answered } = tab;
  const sent: Partial<Record<string, string>> = request.postDataJSON();
  const amount = sent['amount'] ?? sent['initial_amount'] ?? '';
  const order = `${name} ${kind} of ${amount}`;
  recordEvent(wire, `${order} sent`);
  wire.problems.push(...wire.log.sent(kind, amount, sent['currency'] ?? null));
  const accepted = kind === 'deposit' ? undefined : tab.profile.ordered(amount);
  orders.set(request, [kind, amount]);
  answered.set(request, (status) => {
    recordEvent(wire, `${order} answered ${status}`);
    wire.log.answered(kind, amount, status);
    // Nobody reads its body, whose loss the browser may report after the answer to the same order with a fresh token.
    if (status === 401) orders.delete(request);
    if (status >= 200 && status < 300) accepted?.();
  });
  const status = await readAnswer(request);
  if (status !== undefined && status >= 200 && status < 300) {
    const body = await readBody(request);
    if (body === undefined) wire.log.unread(kind, amount);
    else wire.log.read(kind, amount, body);
  }
  if (!orders.delete(request) || status !== undefined) return;
  recordEvent(wire, `${order} lost (${request.failure()?.errorText ?? 'with its page'})`);
  wire.log.lost(kind, amount);
}

import type { BrowserContext, Page, Request } from 'playwright';
import { orderPaths, PROFILE, REFRESH } from './faultPlan.ts';
import { type OrderKind, orderKinds, type OrderLog } from './orderLog.ts';
import { createProfileLog, type ProfileLog } from './profileLog.ts';

/** A tab of the browser, and what has gone over its wire. */
export interface Tab {
  readonly name: string;
  readonly page: Page;
  /** Of the document that is loaded now. */
  profile: ProfileLog;
  /** Refreshes without an answer. */
  readonly refreshes: Set<Request>;
  /** When the last one was answered, ms since 1970. */
  refreshedAt: number;
  /** Orders without an answer. */
  readonly orders: Map<Request, Order>;
  /** What takes the status of each request that is on its way. */
  readonly answered: WeakMap<Request, (status: number) => void>;
}

type Order = readonly [kind: OrderKind, amount: string];

/** What all tabs have in common. */
export interface Wire {
  readonly log: OrderLog;
  /** What went wrong the moment it was sent. */
  readonly problems: string[];
  /** What became of each order and each refresh on its way, with the time it did. */
  readonly trace: string[];
  /** Lines of the console that are not the browser's own about a response. */
  readonly complaints: string[];
  /**
   * When a page last went before it had stored the new tokens it was getting (ms since 1970): nobody has them then, and the
   * session may be over.
   */
  lostTokensAt: number;
}

/** Listens to the pages of a context, those to come as well. */
export function watchConsole(context: BrowserContext, { complaints }: Wire): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (problem) => complaints.push(`uncaught: ${problem.error().stack ?? problem.error().message}`));
}

/** New tokens are stored a moment after they have come (ms). */
const STORING_MS = 400;
/** How long a page is kept from being left for a refresh (ms). */
const QUIET_MS = 4_000;

export async function openTab(context: BrowserContext, name: string, wire: Wire): Promise<Tab> {
  const page = await context.newPage();
  const tab: Tab = {
    name,
    page,
    profile: createProfileLog(),
    refreshes: new Set(),
    refreshedAt: 0,
    orders: new Map(),
    answered: new WeakMap(),
  };
  // An order that is on its way lets the page ask before it is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.on('request', (request) => watchRequest(tab, request, wire));
  // Taken at once: what a page does about an answer must not be met by what was known before it.
  page.on('response', (response) => tab.answered.get(response.request())?.(response.status()));
  return tab;
}

/** Closes a tab; what it was waiting for will not come. */
export async function closeTab(tab: Tab, wire: Wire): Promise<void> {
  noteLeaving(tab, wire);
  const waiting = [...tab.orders.values()];
  await tab.page.close();
  for (const [kind, amount] of waiting) wire.log.lost(kind, amount);
}

function watchRequest(tab: Tab, request: Request, wire: Wire): void {
  if (request.isNavigationRequest() && request.frame() === tab.page.mainFrame()) {
    // The page that is left lives on until the next one begins to come.
    noteLeaving(tab, wire);
    tab.answered.set(request, () => {
      noteLeaving(tab, wire);
      tab.profile = createProfileLog();
    });
  }
  const { pathname } = new URL(request.url());
  if (request.method() === 'GET' && pathname === PROFILE) void watchProfile(tab, request);
  if (request.method() !== 'POST') return;
  if (pathname === REFRESH) void watchRefresh(tab, request, wire);
  const kind = orderKinds.find((one) => orderPaths[one] === pathname);
  if (kind !== undefined) void watchOrder(tab, kind, request, wire);
}

/** The status of an answer that has come whole; nothing when it was cut, given up or lost with its page. */
async function answerOf(request: Request): Promise<number | undefined> {
  try {
    const response = await request.response();
    const failure = await response?.finished();
    return response === null || failure ? undefined : response.status();
  } catch {
    return undefined;
  }
}

async function watchProfile({ profile, answered }: Tab, request: Request): Promise<void> {
  const asked = profile.sent();
  answered.set(request, (status) => status === 401 && asked.turnedAway());
  if ((await answerOf(request)) !== 200) return;
  const response = await request.response();
  const answer: { balance: string } | undefined = await response?.json().catch(() => undefined);
  if (answer !== undefined) asked.answered(answer.balance);
}

async function watchRefresh(tab: Tab, request: Request, wire: Wire): Promise<void> {
  tab.refreshes.add(request);
  note(wire, `${tab.name} refresh sent`);
  const status = await answerOf(request);
  tab.refreshes.delete(request);
  tab.refreshedAt = Date.now();
  note(wire, `${tab.name} refresh ${status === undefined ? 'lost' : `answered ${status}`}`);
  if (status === undefined) wire.lostTokensAt = Date.now();
}

function isRefreshing({ refreshes, refreshedAt }: Tab): boolean {
  return refreshes.size > 0 || Date.now() - refreshedAt < STORING_MS;
}

/** A refresh whose answer goes down with its page has spent the token all the same, and no client can mend that. */
export async function untilRefreshed(tab: Tab): Promise<void> {
  const until = Date.now() + QUIET_MS;
  while (isRefreshing(tab) && Date.now() < until) await tab.page.waitForTimeout(50);
}

function noteLeaving(tab: Tab, wire: Wire): void {
  if (!isRefreshing(tab)) return;
  wire.lostTokensAt = Date.now();
  note(wire, `${tab.name} is left while it refreshes`);
}

async function watchOrder(tab: Tab, kind: OrderKind, request: Request, wire: Wire): Promise<void> {
  const { name, orders, answered } = tab;
  const sent: Partial<Record<string, string>> = request.postDataJSON();
  const amount = sent['amount'] ?? sent['initial_amount'] ?? '';
  const order = `${name} ${kind} of ${amount}`;
  note(wire, `${order} sent`);
  wire.problems.push(...wire.log.sent(kind, amount));
  orders.set(request, [kind, amount]);
  answered.set(request, (status) => {
    note(wire, `${order} answered ${status}`);
    wire.log.answered(kind, amount, status);
    // What is answered to the start of a bot is not read, so the browser never says that it has come whole.
    if (kind === 'bot') orders.delete(request);
  });
  const status = await answerOf(request);
  if (!orders.delete(request) || status !== undefined) return;
  note(wire, `${order} lost (${request.failure()?.errorText ?? 'with its page'})`);
  wire.log.lost(kind, amount);
}

function note({ trace }: Wire, what: string): void {
  trace.push(`${new Date().toISOString().slice(11, 23)}  ${what}`);
}

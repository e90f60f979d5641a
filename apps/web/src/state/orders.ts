import { type Failure, type OrderKind, orderKinds, type Recheck } from '@etherpilot/ui';
import { proxy, ref } from 'valtio/vanilla';
import { waitForLock } from '../services/orderLock.js';
import {
  anonymizeLatest,
  type OrderEntry,
  type OrderJournal,
  readJournal,
  updateJournal,
} from '../services/orderStore.js';
import { TAB_ID } from '../services/storage.js';
import { tabChannel } from '../services/tabChannel.js';
import { errorTexts, pageTexts } from '../texts/pageTexts.js';
import {
  countReleased,
  findUnresolved,
  getLockName,
  getOwnOrders,
  isSameOrder,
  type OrderKey,
  withFailedCheck,
  withoutOrder,
  withReleased,
  withUncertain,
} from './orderJournal.js';
import { isInFlight } from './ordersInFlight.js';
import { getCurrentUserId, guardSession, onLeave } from './session.js';
import { notifyFailure } from './toasts.js';

/** An order that locks the form of its kind, as this tab knows it. */
export interface UnresolvedOrder {
  readonly entry: OrderEntry;
  /** The salt of the entry's hashes. */
  readonly salt: string;
  readonly status: 'sending' | 'uncertain';
  readonly isFromAnotherTab: boolean;
  /** Orders of this kind with an unknown outcome: this one, and earlier ones after which the user unlocked the form. */
  readonly count: number;
  /** `null` until history and balance are read again. */
  readonly recheck: Recheck | null;
  /** Whether the user may unlock the form explicitly. */
  readonly canUnlock: boolean;
}

/** Longer than a call can take (ms): two attempts of ten seconds, and the page's own overhead. */
const LONGEST_CALL_MS = 25_000;
/** After this time the user may unlock the form even when nothing could be checked (ms). */
const UNLOCK_AFTER_MS = 5 * 60_000;
const UNLOCK_AFTER_CHECKS = 3;

const INTERRUPTED: Failure = {
  title: errorTexts.connectionTitle,
  message: `${pageTexts.orderClosed} ${errorTexts.uncertain}`,
};

/** The unresolved orders of the signed-in user, by kind. */
export const orders = proxy<Record<OrderKind, UnresolvedOrder | null>>({ withdrawal: null, deposit: null, bot: null });

const channel = tabChannel('etherpilot.orders');
/** Orders of other pages this one is waiting for. */
const watched = new Set<string>();
/** Orders whose sender is gone, when the journal has no detail left to record that. */
const abandoned = new Set<string>();
/** Failed checks of orders, when the journal has no detail left to count them. */
const failedChecks = new Map<string, number>();

let userId: number | null = null;
let opening: Promise<unknown> = Promise.resolve();
let unlockTimer: ReturnType<typeof setTimeout> | undefined;

function mayUnlock(entry: OrderEntry, recheck: Recheck | null): boolean {
  if (recheck?.status === 'read' && recheck.result.isComplete) return true;
  const checks = entry.detail?.failedChecks ?? failedChecks.get(getLockName(entry)) ?? 0;
  return checks >= UNLOCK_AFTER_CHECKS || Math.abs(Date.now() - entry.sentAt) >= UNLOCK_AFTER_MS;
}

/** Shows the journal entries of the current user. */
function show(journal: OrderJournal): void {
  if (userId === null) return;
  clearTimeout(unlockTimer);
  const ownJournal = getOwnOrders(journal, userId);
  for (const kind of orderKinds) {
    const entry = findUnresolved(ownJournal, kind);
    const before = orders[kind];
    if (entry === undefined) {
      if (before !== null) orders[kind] = null;
      continue;
    }
    const isUncertain = entry.detail?.status === 'uncertain' || abandoned.has(getLockName(entry));
    const recheck = before !== null && isSameOrder(before.entry, entry) ? before.recheck : null;
    const canUnlock = mayUnlock(entry, recheck);
    orders[kind] = ref<UnresolvedOrder>({
      entry,
      salt: ownJournal.salt,
      status: isUncertain ? 'uncertain' : 'sending',
      isFromAnotherTab: entry.detail !== undefined && entry.detail.tab !== TAB_ID,
      count: 1 + countReleased(ownJournal, kind),
      recheck,
      canUnlock,
    });
    if (!isUncertain) void watch(entry);
    else if (!canUnlock) unlockTimer = setTimeout(() => void refresh(), UNLOCK_AFTER_MS / 10);
  }
}

async function refresh(): Promise<void> {
  if (userId !== null) show(await readJournal());
}

/** Changes the journal, shows it, and notifies the other tabs. */
export async function changeOrders(next: (journal: OrderJournal) => OrderJournal): Promise<void> {
  show(await updateJournal(next));
  channel.announce();
}

function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}

/**
 * Waits for an order that another page sent, or this one before a reload. When its sender is gone, or the longest call
 * time has passed, its outcome is unknown, and the user is notified on whatever screen they are.
 */
async function watch(order: OrderEntry): Promise<void> {
  const name = getLockName(order);
  if (isInFlight(order) || watched.has(name)) return;
  watched.add(name);
  const isCurrent = guardSession();
  const left = order.sentAt + LONGEST_CALL_MS - Date.now();
  await waitForLock(name, Math.max(0, Math.min(left, LONGEST_CALL_MS)));
  await untilVisible();
  watched.delete(name);
  if (!isCurrent()) return;
  if (order.detail === undefined) abandoned.add(name);
  let isFirst = false;
  await changeOrders((journal) => {
    isFirst = journal.entries.some((entry) => isSameOrder(entry, order) && entry.detail?.status === 'sending');
    return withUncertain(journal, order, INTERRUPTED);
  });
  if (isFirst && isCurrent()) {
    notifyFailure(INTERRUPTED);
  }
}

/** The user whose journal is open, once it is; `null` while nobody is signed in. */
export async function getJournalOwner(): Promise<number | null> {
  if (userId === null) void openJournal();
  await opening;
  return userId;
}

/** Marks an order as having an unknown outcome, even when the journal has no detail left to record that. */
export function abandonOrder(order: OrderKey): void {
  abandoned.add(getLockName(order));
}

/** Reads the journal of the user who has signed in; orders of other users are removed from it. */
export async function openJournal(): Promise<void> {
  const ofUser = getCurrentUserId();
  if (ofUser === null) return;
  userId = ofUser;
  opening = readJournal().then(async (journal) => {
    const ownJournal = getOwnOrders(journal, ofUser);
    show(
      ownJournal.entries.length === journal.entries.length
        ? ownJournal
        : await updateJournal((now) => getOwnOrders(now, ofUser)),
    );
  });
  await opening;
}

/** Records the progress of rereading history and balance. Failed or partial reads count towards unlocking. */
export async function recordRecheck(kind: OrderKind, recheck: Recheck): Promise<void> {
  const order = orders[kind];
  if (order === null) return;
  const { entry } = order;
  orders[kind] = ref({ ...order, recheck, canUnlock: mayUnlock(entry, recheck) });
  if (recheck.status === 'reading' || (recheck.status === 'read' && recheck.result.isComplete)) return;
  const name = getLockName(entry);
  failedChecks.set(name, (failedChecks.get(name) ?? 0) + 1);
  await changeOrders((journal) => withFailedCheck(journal, entry));
}

/** Unlocks the form at the user's request. An order that was not found still counts as one that may arrive. */
export async function unlockOrder(kind: OrderKind): Promise<void> {
  const order = orders[kind];
  if (order?.status !== 'uncertain' || !mayUnlock(order.entry, order.recheck)) return;
  const isFound = order.recheck?.status === 'read' && order.recheck.result.matches > 0;
  await changeOrders((journal) => (isFound ? withoutOrder : withReleased)(journal, order.entry));
}

onLeave(() => {
  userId = null;
  for (const kind of orderKinds) orders[kind] = null;
  anonymizeLatest();
});
channel.listen(() => void refresh());
document.addEventListener('visibilitychange', () => void refresh());

import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../services/storedValue.js';
import { getCurrentUserId, onLeave } from './session.js';

const KEY = 'etherpilot.pending';

const idsSchema = v.fallback(v.array(v.union([v.number(), v.string()])), []);
const storedSchema = v.object({ userId: v.number(), deposits: idsSchema, withdrawals: idsSchema });

export type MoneyList = 'deposits' | 'withdrawals';
type Ids = readonly (number | string)[];

interface PendingMoney extends Readonly<Record<MoneyList, Ids>> {
  readonly userId: number;
}

let seen: PendingMoney | null = null;

/** What the current user was shown; anything stored for another user is ignored. */
function open(): PendingMoney | null {
  const userId = getCurrentUserId();
  if (userId === null) return null;
  if (seen?.userId === userId) return seen;
  const stored = v.safeParse(storedSchema, readStored(KEY));
  const isOwn = stored.success && stored.output.userId === userId;
  seen = isOwn ? stored.output : { userId, deposits: [], withdrawals: [] };
  return seen;
}

/** Ids of the records this user has seen pending on this device. */
export function getSeenPending(list: MoneyList): Ids {
  return open()?.[list] ?? [];
}

export function storeSeenPending(list: MoneyList, ids: Ids): void {
  const before = open();
  if (before === null || ids.join() === before[list].join()) return;
  seen = { ...before, [list]: ids };
  writeStored(KEY, seen);
}

onLeave(() => {
  seen = null;
  removeStored(KEY);
});

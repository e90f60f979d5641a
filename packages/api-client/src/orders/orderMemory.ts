import type { RecordId } from '../contract/fields.js';
import type { HistoryList, HistoryRecord } from './evidence.js';
import { getOrderName, isUnresolved, type OrderEntry, type OrderKind } from './journal.js';
import type { OrderCheck } from './Orders.js';

/** Records that are known to be orders of a kind. */
interface FoundRecords {
  readonly kind: OrderKind;
  readonly ids: readonly RecordId[];
  readonly whole: HistoryList<HistoryRecord> | undefined;
}

/** What this page knows of orders besides the journal, by the name of the order. */
export interface OrderMemory {
  /** Orders this page has sent and is waiting for. */
  readonly inFlight: Set<string>;
  /** Orders whose sender is gone, when the journal has no detail left to record that. */
  readonly abandoned: Set<string>;
  /** What was read of their histories. */
  readonly checks: Map<string, OrderCheck>;
  /** Orders whose history is read for the first time, while `place` waits for it. */
  readonly firstReads: Set<string>;
  /** Failed checks, when the journal has no detail left to count them. */
  readonly failedChecks: Map<string, number>;
  /** When the history first showed nothing of a refused order (ms), by a clock that nobody can set. */
  readonly missingSince: Map<string, number>;
  /** Orders this page has checked for so long that they will not show up by themselves. */
  readonly settled: Set<string>;
  /** Records of orders that have ended, and the whole list as it was known by then: reading a part of it leaves it as it was. */
  readonly found: FoundRecords[];
}

export function createOrderMemory(): OrderMemory {
  return {
    inFlight: new Set(),
    abandoned: new Set(),
    checks: new Map(),
    firstReads: new Set(),
    failedChecks: new Map(),
    missingSince: new Map(),
    settled: new Set(),
    found: [],
  };
}

/** Forgets everything but what is on its way. */
export function clearMemory(memory: OrderMemory): void {
  const { abandoned, checks, firstReads, failedChecks, missingSince, settled, found } = memory;
  for (const one of [abandoned, checks, firstReads, failedChecks, missingSince, settled]) one.clear();
  found.length = 0;
}

/** Whether an order may still get its answer, on this page or another. */
export function isAwaitingAnswer(entry: OrderEntry, { abandoned }: OrderMemory): boolean {
  if (!isUnresolved(entry) || abandoned.has(getOrderName(entry))) return false;
  return entry.detail === undefined || entry.detail.status === 'sending';
}

import type { Listing } from '@etherpilot/api-client';
import {
  compareIds,
  compareTimes,
  type DepositAddress,
  type DepositRecord,
  getDepositState,
  toLatestEpoch,
} from '@etherpilot/ui';
import { compare } from '@etherpilot/ui/money';

/** Whether a deposit can still change; one with an unknown status may, and is polled less often. */
export function getDepositPendingState({ status }: { readonly status: string }): 'pending' | 'slowly' | 'final' {
  const { phase } = getDepositState(status);
  if (phase === 'unknown') return 'slowly';
  return phase === 'final' ? 'final' : 'pending';
}

/** How far this device's clock and the server's may differ. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

function matchesCreated(created: DepositAddress, { currency, amount }: DepositRecord): boolean {
  return currency === created.currency && compare(amount, created.amount) === 0;
}

function isRecentEnough(created: DepositAddress, { createdAt }: DepositRecord): boolean {
  return toLatestEpoch(createdAt) >= created.createdAt - CLOCKS_DIFFER_MS;
}

/**
 * The record of the deposit whose address is stored. The answer of its creation names no record, so the newest one of
 * that coin and amount counts that may be as new as the address. Records read (`readAt`, ms since the epoch) before it
 * was created are ignored.
 */
export function findCreatedRecord<Item extends DepositRecord>(
  created: DepositAddress,
  records: readonly Item[],
  readAt: number,
): Item | undefined {
  if (readAt < created.createdAt) return undefined;
  return records
    .filter((record) => matchesCreated(created, record) && isRecentEnough(created, record))
    .toSorted((one, other) => compareTimes(one.createdAt, other.createdAt) || compareIds(one.id, other.id))
    .at(-1);
}

/**
 * The pending record that is certainly the deposit whose address is stored, so that the address may be shown with it:
 * in a complete list, the only one of that coin and amount that is pending or may be as new as the address. `undefined`
 * when two match: the address of one deposit must never be paid for another.
 */
export function findOnlyCreatedRecord<Item extends DepositRecord>(
  created: DepositAddress,
  { items, isComplete }: Pick<Listing<Item>, 'items' | 'isComplete'>,
  readAt: number,
): Item | undefined {
  if (!isComplete) return undefined;
  const newest = findCreatedRecord(created, items, readAt);
  if (newest === undefined || getDepositPendingState(newest) === 'final') return undefined;
  const others = items
    .filter((record) => record !== newest && matchesCreated(created, record))
    .filter((record) => getDepositPendingState(record) !== 'final' || isRecentEnough(created, record));
  return others.length === 0 ? newest : undefined;
}

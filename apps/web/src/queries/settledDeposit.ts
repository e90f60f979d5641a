import { compareIds, compareTimes, type DepositAddress, type DepositRecord, depositStateOf } from '@etherpilot/ui';
import { compare } from '@etherpilot/ui/money';
import { latestMoment } from './latestMoment.js';

/** Whether a deposit can still change; one whose status nobody knows may, and is asked for less often. */
export function pendingStateOfDeposit({ status }: { readonly status: string }): 'pending' | 'slowly' | 'final' {
  const { phase } = depositStateOf(status);
  if (phase === 'unknown') return 'slowly';
  return phase === 'final' ? 'final' : 'pending';
}

/** How far this device's clock and the server's may stand apart. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/**
 * The record of the deposit whose address is stored. The answer of its creation names no record, so the newest one of that
 * coin and amount counts that may be as young as it. Records read (`readAt`, ms since the epoch) before it was created cannot tell.
 */
export function recordOfCreated<Item extends DepositRecord>(
  created: DepositAddress,
  records: readonly Item[],
  readAt: number,
): Item | undefined {
  if (readAt < created.createdAt) return undefined;
  return records
    .filter((record) => record.currency === created.currency && compare(record.amount, created.amount) === 0)
    .filter(({ createdAt }) => latestMoment(createdAt) >= created.createdAt - CLOCKS_DIFFER_MS)
    .toSorted((one, other) => compareTimes(one.createdAt, other.createdAt) || compareIds(one.id, other.id))
    .at(-1);
}

import type { DepositAddress, DepositRecord } from '@etherpilot/ui';
import { compare } from '@etherpilot/ui/money';

const FINAL = ['paid', 'failed'] as const;

function finalStatusOf({ status }: { readonly status: string }): (typeof FINAL)[number] | null {
  return FINAL.find((word) => word === status.toLowerCase()) ?? null;
}

/** Whether a deposit can still change; an unknown status counts as pending (spec section 4). */
export function isDepositPending(deposit: { readonly status: string }): boolean {
  return finalStatusOf(deposit) === null;
}

/** How far this device's clock and the server's may stand apart. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/**
 * How the deposit whose address is kept has ended, `null` while it has not: the address is needed no longer (H-20). The
 * answer of its creation names no record, so the newest one of that coin and amount, not older than it, counts. Records
 * read (`readAt`, ms since the epoch) before it was created cannot tell.
 */
export function settledAs(
  created: DepositAddress,
  records: readonly DepositRecord[],
  readAt: number,
): 'paid' | 'failed' | null {
  if (readAt < created.createdAt) return null;
  const [newest] = records
    .filter((record) => record.currency === created.currency && compare(record.amount, created.amount) === 0)
    .filter((record) => Date.parse(record.createdAt) >= created.createdAt - CLOCKS_DIFFER_MS)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newest === undefined ? null : finalStatusOf(newest);
}

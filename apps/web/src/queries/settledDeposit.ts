import type { DepositAddress, DepositRecord } from '@etherpilot/ui';
import { compare } from '@etherpilot/ui/money';

const FINAL = new Set(['paid', 'failed']);

/** Whether a deposit can still change; an unknown status counts as pending (spec section 4). */
export function isDepositPending(deposit: { readonly status: string }): boolean {
  return !FINAL.has(deposit.status.toLowerCase());
}

/** How far this device's clock and the server's may stand apart. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/**
 * Whether the deposit whose address is kept has come through or failed, so that the address is needed no longer (H-20).
 * The answer of its creation names no record, so the newest one of that coin and amount, not older than it, counts.
 */
export function hasSettled(created: DepositAddress, records: readonly DepositRecord[]): boolean {
  const [newest] = records
    .filter((record) => record.currency === created.currency && compare(record.amount, created.amount) === 0)
    .filter((record) => Date.parse(record.createdAt) >= created.createdAt - CLOCKS_DIFFER_MS)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newest !== undefined && !isDepositPending(newest);
}

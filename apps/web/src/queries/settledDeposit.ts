import {
  compareIds,
  compareTimes,
  type DepositAddress,
  type DepositEnding,
  depositEndingOf,
  type DepositRecord,
  depositStateOf,
} from '@etherpilot/ui';
import { compare } from '@etherpilot/ui/money';
import { latestMoment } from './latestMoment.js';
import { LONGEST_MS, POLL_MS } from './pollInterval.js';

interface HasStatus {
  readonly status: string;
}

/** Whether nothing more will happen to a deposit. A status nobody knows may still change. */
export function isDepositFinal({ status }: HasStatus): boolean {
  return depositStateOf(status).phase === 'final';
}

export function isDepositPending(deposit: HasStatus): boolean {
  return !isDepositFinal(deposit);
}

/** How often the deposits are read again; seldom for a status nobody knows, which may be an ending. */
export function depositPollMs(deposits: readonly HasStatus[]): number | false {
  const phases = new Set(deposits.map(({ status }) => depositStateOf(status).phase));
  if (phases.has('waiting') || phases.has('seen')) return POLL_MS;
  return phases.has('unknown') ? LONGEST_MS : false;
}

/** How far this device's clock and the server's may stand apart. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/**
 * How the deposit whose address is kept has ended, `null` while it has not: the address is needed no longer (H-20). The
 * answer of its creation names no record, so the newest one of that coin and amount counts that may be as young as it.
 * Records read (`readAt`, ms since the epoch) before it was created cannot tell.
 */
export function settledAs(
  created: DepositAddress,
  records: readonly DepositRecord[],
  readAt: number,
): DepositEnding | null {
  if (readAt < created.createdAt) return null;
  const newest = records
    .filter((record) => record.currency === created.currency && compare(record.amount, created.amount) === 0)
    .filter(({ createdAt }) => latestMoment(createdAt) >= created.createdAt - CLOCKS_DIFFER_MS)
    .toSorted((one, other) => compareTimes(one.createdAt, other.createdAt) || compareIds(one.id, other.id))
    .at(-1);
  return newest === undefined ? null : depositEndingOf(newest.status);
}

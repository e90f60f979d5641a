import { type ServerTime, toLatestEpoch } from '../model/ServerTime.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { isWithdrawalUnderWay } from './withdrawalStates.js';

const HOUR_MS = 3_600_000;

/** The longest a review is said to take. */
const LONGEST_REVIEW_HOURS = 48;

/**
 * For how many whole days a withdrawal that is not over has been waiting, once that is longer than a review takes;
 * `null` before, and when nobody can tell. `now` in ms since the epoch.
 */
export function getOverdueDays(
  { status, createdAt }: Pick<WithdrawalRecord, 'status' | 'createdAt'>,
  now: number,
): number | null {
  const hours = getHoursSince(createdAt, now);
  return isWithdrawalUnderWay(status) && hours > LONGEST_REVIEW_HOURS ? Math.floor(hours / 24) : null;
}

/** Hours since a server time, at least; negative when that is unknown. */
function getHoursSince(time: ServerTime, now: number): number {
  return (now - toLatestEpoch(time)) / HOUR_MS;
}

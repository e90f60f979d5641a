import { withdrawalStatuses } from '../model/Withdrawal.js';

/** One of these states. */
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** One of the five known statuses, in any letter case; `null` for any other. */
export function getWithdrawalStatus(status: string): WithdrawalStatus | null {
  const word = status.trim().toLowerCase();
  return withdrawalStatuses.find((known) => known === word) ?? null;
}

/** Whether a withdrawal may still change: an unknown status does not say that it is over. */
export function isWithdrawalUnderWay(status: string): boolean {
  const known = getWithdrawalStatus(status);
  return known === null || known === 'pending' || known === 'processing';
}

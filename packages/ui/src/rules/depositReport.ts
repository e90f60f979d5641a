import type { DepositRecord } from '../model/Deposit.js';
import { type ServerTime, toEpoch, toLatestEpoch } from '../model/ServerTime.js';
import { getDepositStatus } from './depositHistory.js';

/** Age in minutes from which a pending deposit is worth asking about: most are credited within half an hour. */
export const OVERDUE_MINUTES = 30;

/** Whole minutes since a server time, at least; 0 when unknown. `now` in ms since the epoch. */
export function getMinutesSince(time: ServerTime, now: number): number {
  return Math.max(0, Math.floor((now - toLatestEpoch(time)) / 60_000)) || 0;
}

/** Whether a deposit is still pending or has an unknown status, and has been for longer than most. */
export function isOverdue({ status, createdAt }: Pick<DepositRecord, 'status' | 'createdAt'>, now: number): boolean {
  return getDepositStatus(status) === 'pending' && getMinutesSince(createdAt, now) > OVERDUE_MINUTES;
}

/** `2026-07-12 13:49:00 UTC`; as the server sent it when it names no zone. */
export function formatUtcTime(time: ServerTime): string {
  if (time.kind === 'unreadable') return time.text;
  if (time.kind !== 'instant') return `${time.iso} (zone not stated)`;
  return `${new Date(toEpoch(time)).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

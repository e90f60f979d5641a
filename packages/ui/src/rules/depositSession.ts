/** A payment session usually expires after 60 minutes. This is an estimate: the server does not say when it ends. */
export const SESSION_MINUTES = 60;

/** Whether a session created at `createdAt` has probably ended. Both times in ms since the epoch. */
export function isSessionOver(createdAt: number, now: number): boolean {
  return now - createdAt >= SESSION_MINUTES * 60_000;
}

/** Whole minutes left of a session created at `createdAt`, rounded down, 0 to 60. Both times in ms since the epoch. */
export function getSessionMinutesLeft(createdAt: number, now: number): number {
  const left = SESSION_MINUTES - (now - createdAt) / 60_000;
  return Math.min(SESSION_MINUTES, Math.max(0, Math.floor(left)));
}

/** Chart updates a device may make per calendar day, and the count from which the counter is yellow. */
export const DAILY_LIMIT = 15;
export const DAILY_WARNING = 12;

export type DailyTone = 'positive' | 'warning' | 'negative';

/** The tone of the daily counter: green under 12, yellow from 12, red at 15 or more. */
export function getDailyTone(used: number): DailyTone {
  if (used >= DAILY_LIMIT) return 'negative';
  return used >= DAILY_WARNING ? 'warning' : 'positive';
}

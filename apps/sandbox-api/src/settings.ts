import { type ListBehavior, plainLists } from './simulation/listBehavior.ts';

/** What can be configured without touching the code. Durations are in ms unless named otherwise. */
export interface Settings {
  /** The origin of the web app, to which the payment page redirects. */
  webOrigin: string;
  /** Lifetime of an access token (s). */
  accessSeconds: number;
  /** Length of a sandbox day: bots write one growth log a day. */
  dayMs: number;
  /** Time from 'Pay now' to the credit. */
  paySettleMs: number;
  /** How long a withdrawal is pending, and then processing. */
  withdrawalStepMs: number;
  /** Page size of lists; null sends every list whole. */
  pageSize: number | null;
  /** How lists differ from what is stored. */
  lists: ListBehavior;
}

/** Short enough to watch a whole life cycle in a demo. */
export const defaultSettings: Settings = {
  webOrigin: 'http://127.0.0.1:5173',
  accessSeconds: 300,
  dayMs: 30_000,
  paySettleMs: 4_000,
  withdrawalStepMs: 10_000,
  pageSize: null,
  lists: plainLists,
};

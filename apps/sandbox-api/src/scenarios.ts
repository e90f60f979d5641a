/** One password for every account below. */
export const SCENARIO_PASSWORD = 'sandbox-1234';

export interface Scenario {
  email: string;
  /** One line for the terminal. */
  explanation: string;
}

/**
 * Accounts that exist from the first start; db/seed.ts creates their data. Imports nothing, so that the start script
 * can print it at once.
 */
export const scenarios: readonly Scenario[] = [
  { email: 'empty@sandbox.test', explanation: 'nothing deposited, every list empty' },
  { email: 'locked@sandbox.test', explanation: 'balance $120.00, below the minimum of every bot' },
  { email: 'rich@sandbox.test', explanation: 'balance $12,500.00, running, paused and stopped bots, long histories' },
  { email: 'broken@sandbox.test', explanation: 'every list answers with a server error' },
  { email: 'slow@sandbox.test', explanation: 'every answer takes two seconds' },
];

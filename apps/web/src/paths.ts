import { type Place, specHrefs } from '@etherpilot/ui';

/** The addresses of the specification (section 2): those screens link to, and those that only a server or habit leads to. */
export const paths = {
  ...specHrefs,
  depositSuccess: '/deposit-success',
  depositCancel: '/deposit-cancel',
} as const;

const placeByPath = new Map<string, Place>(
  (Object.keys(specHrefs) as Place[]).map((place): [string, Place] => [specHrefs[place], place]),
)
  // Two addresses, one screen, one entry in the navigation (G-14).
  .set(specHrefs.robots, 'bots');

/** The place an address shows, `null` for the pages no navigation entry stands for. */
export function placeAt(path: string): Place | null {
  return placeByPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? null;
}

/** What a place is called in a sentence. */
export const placeNames: Readonly<Record<Place, string>> = {
  home: 'Home',
  login: 'Sign in',
  signup: 'Create account',
  forgotPassword: 'Forgot password',
  platform: 'Platform',
  bots: 'Trading Bots',
  robots: 'Trading Bots',
  activeBots: 'Active Bots',
  deposit: 'Deposit',
  depositHistory: 'Deposit History',
  withdraw: 'Withdraw',
  withdrawalHistory: 'Withdrawal History',
  account: 'Account',
  profile: 'Profile',
  settings: 'Settings',
  support: 'Support',
};

import type { Place } from '@etherpilot/ui';

/** The name of a place within a sentence. */
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

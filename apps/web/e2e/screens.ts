/** Screens that need a session: path, heading, document title. */
export const protectedScreens = [
  ['/platform', 'Trading platform', 'Trading platform'],
  ['/robot', 'Ethereum Trading Bots', 'Ethereum Trading Bots'],
  ['/robots', 'Ethereum Trading Bots', 'Ethereum Trading Bots'],
  ['/active-bots', 'Active Bots', 'Active Bots'],
  ['/deposit', 'Deposit Ethereum', 'Deposit Ethereum'],
  ['/deposit-history', 'Deposit History', 'Deposit History'],
  ['/withdraw', 'Withdraw Funds', 'Withdraw Funds'],
  ['/withdrawal-history', 'Withdrawal History', 'Withdrawal History'],
  ['/account', 'Account', 'Account'],
  ['/profile', 'Profile', 'Profile'],
  ['/settings', 'Settings', 'Settings'],
  ['/support', /Support|Help/, /Support|Help/],
] as const;

/** Screens open to everyone: path, heading, document title. */
export const publicScreens = [
  ['/', 'Automated Ethereum Trading', 'Automated Ethereum Trading'],
  ['/deposit-success?track_id=193139644&amount=0.25&currency=ETH', 'Payment Submitted!', 'Payment Submitted!'],
  ['/deposit-cancel?track_id=193139644&amount=0.25&currency=ETH', 'Payment Cancelled', 'Payment Cancelled'],
  ['/nowhere', /Oops! Page not found/, 'Page not found'],
] as const;

/** Sign-in pages, which have no navigation: path, heading, document title. */
export const barePages = [
  ['/login', 'Sign in', 'Sign in'],
  ['/signup', /./, 'Create account'],
  ['/forgot-password', /./, 'Forgot password'],
] as const;

/** The protected screens (spec section 2): acceptance id, address, heading, title of the tab. */
export const protectedScreens = [
  ['ROUTE-04', '/platform', 'Trading platform', 'Trading platform'],
  ['ROUTE-05', '/robot', 'Ethereum Trading Bots', 'Ethereum Trading Bots'],
  ['ROUTE-06', '/robots', 'Ethereum Trading Bots', 'Ethereum Trading Bots'],
  ['ROUTE-07', '/active-bots', 'Active Bots', 'Active Bots'],
  ['ROUTE-08', '/deposit', 'Deposit Ethereum', 'Deposit Ethereum'],
  ['ROUTE-09', '/deposit-history', 'Deposit History', 'Deposit History'],
  ['ROUTE-10', '/withdraw', 'Withdraw Funds', 'Withdraw Funds'],
  ['ROUTE-11', '/withdrawal-history', 'Withdrawal History', 'Withdrawal History'],
  ['ROUTE-12', '/account', 'Account', 'Account'],
  ['ROUTE-13', '/profile', 'Profile', 'Profile'],
  ['ROUTE-14', '/settings', 'Settings', 'Settings'],
  ['ROUTE-15', '/support', /Support|Help/, /Support|Help/],
] as const;

/** What anybody may see: address, heading, title of the tab. */
export const publicScreens = [
  ['/', 'Automated Ethereum Trading', 'Automated Ethereum Trading'],
  ['/deposit-success?track_id=193139644&amount=0.25&currency=ETH', 'Payment Submitted!', 'Payment Submitted!'],
  ['/deposit-cancel?track_id=193139644&amount=0.25&currency=ETH', 'Payment Cancelled', 'Payment Cancelled'],
  ['/nowhere', /Oops! Page not found/, 'Page not found'],
] as const;

/** The pages of visitors, without a sidebar (spec section 2, Layout). */
export const barePages = [
  ['/login', 'Sign in', 'Sign in'],
  ['/signup', /./, 'Create account'],
  ['/forgot-password', /./, 'Forgot password'],
] as const;

/** The places of the product a link can lead to (spec section 2). A host maps them to its own addresses. */
export const places = [
  'home',
  'login',
  'signup',
  'forgotPassword',
  'platform',
  'bots',
  'robots',
  'activeBots',
  'deposit',
  'depositHistory',
  'withdraw',
  'withdrawalHistory',
  'account',
  'profile',
  'settings',
  'support',
] as const;
export type Place = (typeof places)[number];

export type Hrefs = Readonly<Record<Place, string>>;

/** The addresses of the specification (section 2). */
export const specHrefs: Hrefs = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  platform: '/platform',
  bots: '/robot',
  // The same screen: the empty state of Active Bots leads to this address (section 2).
  robots: '/robots',
  activeBots: '/active-bots',
  deposit: '/deposit',
  depositHistory: '/deposit-history',
  withdraw: '/withdraw',
  withdrawalHistory: '/withdrawal-history',
  account: '/account',
  profile: '/profile',
  settings: '/settings',
  support: '/support',
};

/** The places of the product a link can point to. A host maps them to its own URLs. */
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

/** The default paths of the product's places. */
export const specHrefs: Hrefs = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  platform: '/platform',
  bots: '/robot',
  // An alias of Active Bots, which its empty state links to.
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

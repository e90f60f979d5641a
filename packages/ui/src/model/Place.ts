/** The default paths of the places that are open to everybody, or to visitors only. */
export const publicHrefs = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
} as const;

/** The default paths of the places of a signed-in person. */
export const signedInHrefs = {
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
} as const;

/** A place only a signed-in person can open. */
export type SignedInPlace = keyof typeof signedInHrefs;

/** A place of the product a link can point to. A host maps them to its own URLs. */
export type Place = keyof typeof publicHrefs | SignedInPlace;

/** The address of each place. */
export type Hrefs = Readonly<Record<Place, string>>;

/** The default paths of the product's places. */
export const specHrefs: Hrefs = { ...publicHrefs, ...signedInHrefs };

/** Every place of the product. */
export const places = Object.keys(specHrefs) as readonly Place[];

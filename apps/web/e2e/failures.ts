import {
  BOTS,
  CREATE,
  CURRENCIES,
  DEPOSITS,
  INVESTMENTS,
  LOGIN,
  PROFILE,
  REFRESH,
  REGISTER,
  START,
  WITHDRAW,
  WITHDRAWALS,
} from './endpoints.ts';

/** What can happen to a call instead of its answer. */
export const failures = [
  '400',
  '401',
  '403',
  '404',
  '413',
  '429',
  '500',
  '502',
  '503',
  '504',
  'cut',
  'reset',
  'truncated',
  'hang',
  'HTML 200',
  'empty 200',
] as const;
export type Failure = (typeof failures)[number];

/** Where a person learns of it, with what that means. */
export const outcomeKinds = {
  toast: 'one toast; the screen stays as it is and offers to try again',
  field: 'under the field it is about',
  'in place': 'in the screen or form it is about, without a toast',
  uncertain: 'one toast; the form is locked until history and balance have been read and the person unlocks it',
  'signed out': 'on the sign-in page',
  success: 'the toast of a success, which needs no body',
  'log only': "in the browser's console; the screen does without",
  caller: 'no screen makes this call: title and message of the `ApiError` that the client rejects with',
} as const;

/** How a failed call ends. */
export interface Outcome {
  readonly kind: keyof typeof outcomeKinds;
  /** `''` where only a text is shown. */
  readonly title: string;
  readonly text: string;
}

/** One of the product's calls, on one of the screens that make it. */
export interface FailureRow {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The path of the screen; `null` where no screen makes the call. */
  readonly place: string | null;
  readonly outcomes: Readonly<Record<Failure, Outcome>>;
  /** The failures that are tried on each change; a release tries all. */
  readonly onEachChange: readonly Failure[];
}

const outcome = (kind: Outcome['kind'], title: string, text: string): Outcome => ({ kind, title, text });

const CONNECTION = ['Connection Error', 'Network error. Please check your connection and try again.'] as const;
const SERVER = ['Server Error', 'Server error. Please try again later.'] as const;
const UNEXPECTED = ['Error', 'An unexpected error occurred. Please try again.'] as const;

/** The messages of the client where a screen has no better one; the body of the failed answer says nothing. */
const catalog: Readonly<Record<Failure, readonly [title: string, text: string]>> = {
  '400': ['Validation Error', 'Invalid request. Please check your input.'],
  '401': ['Authentication Failed', 'Authentication failed. Please login again.'],
  '403': ['Access Denied', 'You do not have permission to perform this action.'],
  '404': ['Not Found', 'The requested resource was not found.'],
  // The page of a proxy, whose answer a browser does not let the app read.
  '413': CONNECTION,
  '429': ['Rate Limit Exceeded', 'Too many requests. Please try again later.'],
  '500': SERVER,
  '502': SERVER,
  '503': ['Server Error', 'Service temporarily unavailable. Please try again later.'],
  '504': SERVER,
  cut: CONNECTION,
  reset: CONNECTION,
  truncated: CONNECTION,
  hang: CONNECTION,
  'HTML 200': UNEXPECTED,
  'empty 200': UNEXPECTED,
};

function each(getOutcome: (failure: Failure) => Outcome): Readonly<Record<Failure, Outcome>> {
  return Object.fromEntries(failures.map((failure) => [failure, getOutcome(failure)])) as Record<Failure, Outcome>;
}

const same = (...parts: Parameters<typeof outcome>) => each(() => outcome(...parts));
const describeAll = (kind: Outcome['kind']) => each((failure) => outcome(kind, ...catalog[failure]));

const UNCERTAIN = 'It may have been sent. Check your history and balance before you try again.';
/** The failures that prove nothing was carried out. */
const refusals: ReadonlySet<Failure> = new Set(['400', '401', '403', '404', '429']);

/** An order is refused in the words of its screen, or it is uncertain; an answer without a body ends as given. */
function order(emptyAnswer: Outcome, refusal: (failure: Failure) => Outcome): Readonly<Record<Failure, Outcome>> {
  return each((failure) => {
    const [title, text] = catalog[failure];
    if (failure === 'empty 200') return emptyAnswer;
    return refusals.has(failure) ? refusal(failure) : outcome('uncertain', title, `${text} ${UNCERTAIN}`);
  });
}

const sessionEnded = outcome('signed out', 'Your session has ended', 'Authentication failed. Please login again.');
/** The account is taken for created, and the server then refuses to sign it in. */
const notCreated = outcome('toast', 'Authentication Failed', 'No active account found with the given credentials');

const list = (place: string, path: string, text: string, ...onEachChange: Failure[]): FailureRow => ({
  method: 'GET',
  path,
  place,
  outcomes: same('toast', 'Error', text),
  onEachChange,
});

const NOT_REACHED = 'Showing saved profile; server not reached';
const unanswered: ReadonlySet<Failure> = new Set(['413', 'cut', 'reset', 'truncated', 'hang']);

/** Every call of the product, on the screens that make it. */
export const failureRows: readonly FailureRow[] = [
  {
    method: 'POST',
    path: LOGIN,
    place: '/login',
    outcomes: describeAll('in place'),
    onEachChange: [],
  },
  {
    method: 'POST',
    path: REGISTER,
    place: '/signup',
    outcomes: {
      ...describeAll('in place'),
      '400': outcome('field', '', 'A user with this email already exists.'),
      'HTML 200': notCreated,
      'empty 200': notCreated,
    },
    onEachChange: [],
  },
  {
    method: 'POST',
    path: REFRESH,
    place: '/active-bots',
    outcomes: {
      ...same('toast', 'Error', 'Failed to load active bots. Please try again.'),
      // A 400 or 403 does so only if its JSON says why.
      '401': sessionEnded,
    },
    onEachChange: [],
  },
  {
    method: 'GET',
    path: PROFILE,
    place: '/account',
    outcomes: {
      ...each((failure) =>
        outcome(
          'in place',
          '',
          unanswered.has(failure)
            ? NOT_REACHED
            : `Showing your saved profile. The server answered: ${catalog[failure][1]}`,
        ),
      ),
      '401': sessionEnded,
    },
    onEachChange: [],
  },
  {
    method: 'GET',
    path: PROFILE,
    place: '/profile',
    outcomes: {
      ...same('toast', 'Refresh Failed', 'Could not refresh profile data. Please try again.'),
      '401': sessionEnded,
    },
    onEachChange: [],
  },
  list(
    '/robot',
    BOTS,
    'Failed to load trading bots. Please try again.',
    '401',
    '403',
    '413',
    '429',
    '500',
    '503',
    '504',
    'cut',
    'reset',
    'truncated',
    'hang',
  ),
  { method: 'GET', path: `${BOTS}1/`, place: null, outcomes: describeAll('caller'), onEachChange: [] },
  list('/active-bots', INVESTMENTS, 'Failed to load active bots. Please try again.'),
  {
    method: 'GET',
    path: INVESTMENTS,
    place: '/profile',
    outcomes: same('in place', '', "We couldn't load your bots."),
    onEachChange: [],
  },
  {
    method: 'GET',
    path: INVESTMENTS,
    place: '/account',
    outcomes: each((failure) => outcome('log only', '', `bots/investments/: ${catalog[failure].join('. ')}`)),
    onEachChange: [],
  },
  { method: 'GET', path: `${INVESTMENTS}9/`, place: null, outcomes: describeAll('caller'), onEachChange: [] },
  {
    method: 'POST',
    path: START,
    place: '/robot',
    outcomes: order(outcome('success', 'Bot Started', ''), () =>
      outcome('toast', 'Error', 'Failed to start the bot. Please try again.'),
    ),
    onEachChange: ['404', 'HTML 200', 'empty 200'],
  },
  list('/deposit', CURRENCIES, 'Failed to load supported currencies. Please refresh the page.'),
  list('/withdraw', CURRENCIES, 'Failed to load supported currencies.'),
  {
    method: 'POST',
    path: CREATE,
    place: '/deposit',
    outcomes: order(
      outcome('uncertain', 'Deposit error', `Invalid response from server. Please try again. ${UNCERTAIN}`),
      (failure) => outcome('toast', 'Deposit error', catalog[failure][1]),
    ),
    onEachChange: [],
  },
  list('/deposit-history', DEPOSITS, 'Failed to load deposit history. Please try again.'),
  {
    method: 'POST',
    path: WITHDRAW,
    place: '/withdraw',
    outcomes: order(outcome('success', 'Withdrawal Request Submitted', ''), () =>
      outcome('toast', 'Withdrawal Failed', 'Failed to submit withdrawal request. Please try again.'),
    ),
    onEachChange: ['400', '502'],
  },
  list('/withdrawal-history', WITHDRAWALS, 'Failed to load withdrawal history.'),
  { method: 'GET', path: `${WITHDRAWALS}4/`, place: null, outcomes: describeAll('caller'), onEachChange: [] },
];

import { connectionStripKinds } from '../../packages/ui/src/components/ConnectionStrip/ConnectionStrip.js';
import { connectionFailure, longFailure, serverFailure } from '../../packages/ui/src/fixtures/failures.js';
import {
  cachedHistory,
  derivedHistory,
  emptyHistory,
  liveHistory,
  simulatedHistory,
  staleHistory,
} from '../../packages/ui/src/fixtures/market.js';
import {
  botOrder,
  depositOrder,
  nothingFound,
  oneFound,
  readFailed,
  checking,
  equalListed,
  refused,
  uncertain,
  unlisted,
  withdrawalOrder,
} from '../../packages/ui/src/fixtures/uncertain.js';
import { devicePermissions } from '../../packages/ui/src/model/DevicePermission.js';
import { derived, live, provenances } from '../../packages/ui/src/model/Provenance.js';
import { IDLE, orderKinds, type OrderSummary } from '../../packages/ui/src/model/Submission.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';
import { buttonVariants } from '../../packages/ui/src/primitives/Button/Button.js';
import { noteTones } from '../../packages/ui/src/primitives/Note/Note.js';
import { tagTones } from '../../packages/ui/src/primitives/Tag/Tag.js';
import { storyTime } from '../../packages/ui/src/fixtures/storyTime.js';

/** The values of a control, by the names a designer chooses them by. */
export type Presets = Readonly<Record<string, unknown>>;

/** The constants that list the values of a type. */
export const lists: Readonly<Record<string, readonly string[]>> = {
  buttonVariants,
  connectionStripKinds,
  devicePermissions,
  noteTones,
  orderKinds,
  provenances,
  tagTones,
};

const hour = 3_600_000;
const balance = decimal('1250.00');

const balances: Presets = {
  '$1,250.00': live(balance),
  '$0.00': live(decimal('0')),
  '$40.00, below every minimum': live(decimal('40')),
  '$123,456,789.50': live(decimal('123456789.50')),
  'Saved an hour ago': { value: balance, provenance: 'cached', asOf: storyTime - hour },
  'Saved, out of date': { value: balance, provenance: 'stale', asOf: storyTime - 24 * hour },
  'Lowered by an order': derived(decimal('937.50')),
};

const amounts: Presets = Object.fromEntries(
  ['0', '40', '500', '1250', '123456789.5'].map((text) => [text, decimal(text)]),
);

const failures: Presets = {
  'No connection': connectionFailure,
  'Server error': serverFailure,
  'Very long': longFailure,
};

function makeOrder(story: string): OrderSummary {
  if (/deposit/i.test(story)) return depositOrder;
  return /bot/i.test(story) ? botOrder : withdrawalOrder;
}

const unresolved = (recheck: Parameters<typeof uncertain>[0], story: string) => uncertain(recheck, makeOrder(story));

const submissions = (story: string, isOrder: boolean): Presets => ({
  Idle: IDLE,
  Sending: { status: 'sending' },
  Succeeded: { status: 'succeeded' },
  Failed: { status: 'failed', failure: serverFailure },
  'Failed, very long': { status: 'failed', failure: longFailure },
  ...(isOrder && {
    'Sent from another tab': { status: 'sending', isFromAnotherTab: true },
    'Uncertain, reading': unresolved({ status: 'reading' }, story),
    'Uncertain, found': unresolved(oneFound, story),
    'Uncertain, not found': unresolved(nothingFound, story),
    'Uncertain, reading failed': unresolved(readFailed, story),
    'Uncertain, equal one listed': unresolved(equalListed, story),
    Checking: checking(makeOrder(story)),
    'Refused, being checked': refused({ status: 'reading' }, makeOrder(story)),
    'Refused, found': refused(oneFound, makeOrder(story)),
    'Refused, not checked': refused(readFailed, makeOrder(story)),
    'Accepted, not listed': unlisted(makeOrder(story)),
  }),
});

const uncertains = (story: string): Presets =>
  Object.fromEntries(Object.entries(submissions(story, true)).filter(([name]) => name.startsWith('Uncertain')));

/** Every state of a resource, with the data of the story. */
function loadables(data: unknown): Presets {
  const isList = Array.isArray(data);
  return {
    ...(data !== undefined && { Ready: { status: 'ready', data } }),
    ...(isList && { Empty: { status: 'ready', data: [] } }),
    Loading: { status: 'loading' },
    ...(data !== undefined && { 'Loading again': { status: 'loading', data, readAt: storyTime - hour } }),
    Failed: { status: 'failed', failure: connectionFailure },
    ...(data !== undefined && {
      'Failed, with older data': { status: 'failed', failure: connectionFailure, data, readAt: storyTime - hour },
    }),
    ...(isList &&
      data.some((one: unknown) => typeof one === 'object' && one !== null && 'isUnlocked' in one) && {
        'Ready, all locked': { status: 'ready', data: data.map((one: object) => ({ ...one, isUnlocked: false })) },
      }),
  };
}

interface Story {
  /** The title of its component. */
  readonly title: string;
  /** What the story itself passes. */
  readonly initial: unknown;
}

const histories: Presets = {
  Live: liveHistory,
  Saved: cachedHistory,
  'Out of date': staleHistory,
  'Estimated highs and lows': derivedHistory,
  Simulated: simulatedHistory,
  'No candles': emptyHistory,
};

/** The presets of a prop by the name of its type. */
export const presetsByType: Readonly<Record<string, (story: Story) => Presets>> = {
  Loadable: ({ initial }) => loadables((initial as { readonly data?: unknown } | undefined)?.data),
  Submission: ({ title, initial }) =>
    submissions(title, (initial as object | undefined) !== undefined && !/Login|Signup/.test(title)),
  UncertainSubmission: ({ title }) => uncertains(title),
  'Sourced<Decimal>': () => balances,
  Decimal: () => amounts,
  Failure: () => failures,
  PriceHistory: () => histories,
  ChartUpdates: () => ({
    '7 of 15': { used: 7, nextRefreshAt: storyTime + hour },
    '12 of 15': { used: 12, nextRefreshAt: storyTime + hour },
    'Limit reached': { used: 15, nextRefreshAt: null },
  }),
};

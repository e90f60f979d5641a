import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import type { TabState } from './invariants.ts';
import type { PersonBooks } from './storedOrders.ts';
import type { OrderAttempt, OrderKind, OrderLog } from './orderLog.ts';
import { persons } from './persons.ts';
import type { ScreenReading } from './readScreen.ts';

const [{ email: ANN }] = persons;

const blank: ScreenReading = {
  text: '',
  balances: [],
  openForms: [],
  failures: [],
  notes: [],
  allows: [],
  unlisted: [],
  lookups: [],
  offers: [],
  depositPage: null,
  isSignIn: false,
};

/** A tab of the first user. For tests. */
export function tab(reading: Partial<ScreenReading>, change: Partial<TabState> = {}): TabState {
  const state = { name: 'tab 1', person: ANN, stated: ['100.00'], least: null, isClockWrong: false, loadedAt: 0 };
  return { ...state, ...change, reading: { ...blank, ...reading } };
}

/** An order of the first user that was clicked in the first tab. For tests. */
export function placed(log: OrderLog, kind: OrderKind, amount: string, isListKnown = false): OrderAttempt {
  const coin = kind === 'bot' ? null : 'ETH';
  return log.attempt({ person: ANN, kind, amount, coin, tab: 'tab 1', step: 1, isListKnown });
}

interface Stored {
  readonly withdrawals?: readonly string[];
  readonly deposits?: readonly (readonly [amount: string, status: string])[];
}

/** What the server has stored for the first user during the run. For tests. */
export function createBooks({ withdrawals = [], deposits = [] }: Stored): PersonBooks {
  const nothing = { deposits: [], withdrawals: [], investments: [] } as unknown as Books;
  const now = {
    ...nothing,
    withdrawals: withdrawals.map((amount, id) => ({ id, amount, status: 'pending' })),
    deposits: deposits.map(([amount, status], id) => ({ id, amount, status, address: '0xab' })),
  } as unknown as Books;
  return { person: ANN, now, before: nothing };
}

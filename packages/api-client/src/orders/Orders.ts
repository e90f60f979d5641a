import type { RecordId } from '../contract/fields.js';
import type { HistoryList, HistoryRecord, Lookup } from './evidence.js';
import type { Hash, NewOrder, OrderFailure, OrderKind, PersonId } from './journal.js';
import type { OrderStorage } from './OrderStorage.js';

/** What identifies an order in its history. */
export interface OrderFingerprint {
  /** A plain decimal: USD, or coin units for a deposit. */
  readonly amount: string;
  /** The code of the coin, or the name of the bot. */
  readonly target: string;
  /** Whether a text is the order's discriminator, of which only a hash is stored. */
  readonly hasDiscriminator: (text: string) => boolean;
}

/** How to read a history. Spread it into the options of the client's list calls. */
export interface HistoryReadOptions {
  /** What for: `before` the next order, or how the orders have ended that are looked for. */
  readonly reason: 'before' | 'accepted' | 'refused' | 'uncertain';
  /** Called with the ids of each page; `true` ends the reading. Absent: the whole list is needed. */
  readonly isEnough?: (page: readonly RecordId[]) => boolean;
  /** Timeout of one attempt (ms). Absent: the client's. */
  readonly timeoutMs?: number;
  /** `false`: a failed read is not repeated. */
  readonly retry?: boolean;
}

/** The history that shows the orders of one kind. */
export interface OrderHistory<Item extends HistoryRecord = HistoryRecord> {
  /** Reads the list. */
  read(options: HistoryReadOptions): Promise<HistoryList<Item>>;
  /** The list as last read, without a request, and when (ms since the epoch). */
  peek(): { readonly list: HistoryList<Item>; readonly readAt: number } | undefined;
  /** Whether a record may be an order. When in doubt it may, because a missed one invites a second order. */
  matches(record: Item, order: OrderFingerprint): boolean;
}

/** The history of each kind of order. */
export type OrderHistories = Readonly<Record<OrderKind, OrderHistory>>;

/** An order as this device still knows it. */
export interface KnownOrder {
  /** What was ordered. */
  readonly kind: OrderKind;
  /** As it was ordered. */
  readonly amount: string;
  /** As it was ordered. */
  readonly target: string;
  /** When it was sent, by this device (ms since the epoch). */
  readonly since: number;
}

/** How far the history was read for an order, and what it says. */
export type OrderCheck =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'read'; readonly lookup: Lookup; readonly at: number };

/** An order that keeps the form of its kind locked, or a refused one that is being checked. */
export interface OpenOrder {
  /** When it was sent, by this device (ms since the epoch). */
  readonly since: number;
  /** `null` when this device no longer knows it, after signing out. */
  readonly order: KnownOrder | null;
  /** Whether another tab has sent it. */
  readonly isFromAnotherTab: boolean;
  /** Why there is no clear answer, or the server's refusal; `null` when its page was closed before the answer. */
  readonly failure: OrderFailure | null;
  /** What its history says. */
  readonly check: OrderCheck;
  /** Whether the person may decide to send another one although this one may have been stored. */
  readonly canUnlock: boolean;
}

/**
 * The state of the orders of one kind:
 * - `idle`: nothing is open;
 * - `sending`: one is on its way, from this tab or another;
 * - `checking`: its answer proves nothing, and the history is read for the first time;
 * - `uncertain`: the same, and the form stays locked until {@link Orders.unlock}. `count`: how many orders are uncertain, those
 *   included after which the form was unlocked;
 * - `refused`: only the identical order is closed ({@link Orders.isClosed}) until the history shows that nothing was stored;
 * - `unlisted`: one was accepted a minute ago and is not in its history yet. Nothing is locked.
 */
export type OrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly since: number; readonly isFromAnotherTab: boolean }
  | (OpenOrder & { readonly status: 'checking' | 'uncertain'; readonly count: number })
  | (OpenOrder & { readonly status: 'refused' })
  | { readonly status: 'unlisted'; readonly order: KnownOrder };

/**
 * How an order ended:
 * - `accepted`: the server took it;
 * - `refused`: the server refused it. The history was read within a second, or is still being read (`check`);
 * - `failed`: it was not stored;
 * - `uncertain`: nothing proves what became of it; the history was read once;
 * - `locked`: nothing was sent, because another one of its kind is unresolved, the identical one is closed, its signal was
 *   aborted, or nobody is signed in;
 * - `left`: its person has signed out; there is nobody to tell.
 */
export type OrderEnd<Result> =
  | { readonly status: 'accepted'; readonly result: Result }
  | { readonly status: 'refused' | 'uncertain'; readonly error: unknown; readonly check: OrderCheck }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'locked' | 'left' };

/**
 * What happens besides the end of {@link Orders.place}:
 * - `changed`: read the states again;
 * - `interrupted`: an order became uncertain because its page was closed; sent to one visible tab only;
 * - `found`: a record fits an order that was refused, or after which the form was unlocked: correct what was said;
 * - `listed`: the record of an accepted order was found. Several ids: it was stored more than once, or another device has
 *   ordered the same; none: it cannot be told which record it is.
 */
export type OrderEvent =
  | { readonly type: 'changed' }
  | { readonly type: 'interrupted'; readonly kind: OrderKind }
  | {
      readonly type: 'found';
      readonly order: KnownOrder;
      /** The server's words, where it had refused the order. */
      readonly refusal: OrderFailure | null;
      readonly lookup: Lookup;
    }
  | { readonly type: 'listed'; readonly order: KnownOrder; readonly ids: readonly RecordId[] };

/** Orders that move money: stored before they are sent, sent once, ended by evidence. */
export interface Orders {
  /**
   * Places an order. `send` is called at most once, with a text that names this order in all its copies, for an
   * `Idempotency-Key`. Aborting `signal` keeps back an order that is not sent yet. Never rejects.
   */
  readonly place: <Result>(
    order: NewOrder,
    send: (key: string) => Promise<Result>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<OrderEnd<Result>>;
  /** The state of the orders of a kind, of the person who is signed in. The same object until it changes. */
  readonly get: (kind: OrderKind) => OrderState;
  /** Whether the identical order was refused and may yet be found. */
  readonly isClosed: (order: NewOrder) => boolean;
  /** Calls back on every {@link OrderEvent}. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (event: OrderEvent) => void) => () => void;
  /** Reads the history of a kind unless it is fresh, so that the next order knows what was there before. Never rejects. */
  readonly prepare: (kind: OrderKind) => Promise<void>;
  /** Reads the history for the open orders of a kind. `isSilent`: the states change only with the result. Never rejects. */
  readonly check: (kind: OrderKind, options?: { readonly isSilent?: boolean }) => Promise<void>;
  /** Whether an order of this kind may still show up in its history, so that checking again makes sense. */
  readonly isAwaited: (kind: OrderKind) => boolean;
  /** Unlocks a form at the person's request. An order that was not found still counts as one that may arrive. */
  readonly unlock: (kind: OrderKind) => Promise<void>;
  /** Opens the journal of the person who is signed in now. Call it after signing in; `place` does it itself. */
  readonly open: () => Promise<void>;
  /** Forgets the person who has signed out. What is stored keeps their forms locked for their next visit. */
  readonly leave: () => void;
  /** Stops everything. */
  readonly close: () => void;
}

/** Options of {@link createOrders}. */
export interface OrdersOptions {
  /** The id of the account that is signed in; `null` for nobody. */
  readonly person: () => PersonId | null;
  /** Where the journal is stored: `indexedDbOrders` in browsers, `memoryOrders` elsewhere. */
  readonly storage: OrderStorage;
  /** `navigator.locks`, where there are any: they tell whether the page that sent an order is still there. */
  readonly locks?: LockManager | undefined;
  /** SHA-256 or the like, of a text as text. */
  readonly hash: Hash;
  /** The device's clock (ms since the epoch); it only lets orders expire. Default: `Date.now`. */
  readonly now?: () => number;
  /** The history of each kind; `clientHistories(client)` has them all. */
  readonly histories: OrderHistories;
  /** Identifies this tab, even after a reload. Default: a new text. */
  readonly tab?: string;
}

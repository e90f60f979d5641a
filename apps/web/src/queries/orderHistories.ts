import type { Listing, RecordId } from '@etherpilot/api-client';
import {
  type HistoryReadOptions,
  type HistoryRecord,
  matchesDeposit,
  matchesInvestment,
  matchesWithdrawal,
  type OrderHistories,
  type OrderHistory,
  type OrderKind,
  toBefore,
} from '@etherpilot/api-client/orders';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../services/api.js';
import { onLeave, readProfile, refreshProfile } from '../state/session.js';
import { investmentsQuery } from './bots.js';
import { depositsQuery } from './deposits.js';
import { withdrawalsQuery } from './withdrawals.js';

let queryClient: QueryClient | null = null;

/** Shares the lists with those of the screens, as long as their user is signed in. */
export function connectHistories(client: QueryClient): void {
  queryClient = client;
}

onLeave(() => {
  queryClient = null;
});

/** The balance tells as much about a lost order as its history does. */
function readBalance({ reason, timeoutMs, retry }: HistoryReadOptions): Promise<void> | undefined {
  if (reason === 'uncertain') return readProfile({ timeoutMs, retry });
  return reason === 'refused' ? refreshProfile() : undefined;
}

function createHistory<Item extends HistoryRecord>(
  queryKey: readonly unknown[],
  list: (options: HistoryReadOptions) => Promise<Listing<Item>>,
  matches: OrderHistory<Item>['matches'],
): OrderHistory<Item> {
  const show = (listing: Listing<Item>) => {
    // The first pages must not replace the whole list of a screen.
    if (listing.hasMore) void queryClient?.invalidateQueries({ queryKey });
    else queryClient?.setQueryData(queryKey, listing);
    return listing;
  };
  return {
    async read(options) {
      // Shown at once: what it has is found, even if the balance cannot be read.
      const [listing] = await Promise.all([list(options).then(show), readBalance(options)]);
      return listing;
    },
    peek() {
      const state = queryClient?.getQueryState<Listing<Item>>(queryKey);
      return state?.data && { list: state.data, readAt: state.dataUpdatedAt };
    },
    matches,
  };
}

/** The histories of the orders, as the screens show them. */
export const orderHistories: OrderHistories = {
  withdrawal: createHistory(withdrawalsQuery.queryKey, (options) => api.withdrawals.list(options), matchesWithdrawal),
  deposit: createHistory(depositsQuery.queryKey, (options) => api.deposits.list(options), matchesDeposit),
  bot: createHistory(investmentsQuery.queryKey, (options) => api.investments.list(options), matchesInvestment),
};

/** Ids of everything a history is known to hold; `null` while it was not read to its end, or holds records without one. */
export function getKnownIds(kind: OrderKind): readonly RecordId[] | null {
  const last = orderHistories[kind].peek();
  const before = last === undefined ? null : toBefore(last.list);
  return before?.unidentified === 0 ? [...before.ids, ...before.unreadableIds] : null;
}

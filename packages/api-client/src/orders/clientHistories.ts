import type { DepositRecord } from '../contract/deposit.js';
import type { Investment } from '../contract/investment.js';
import type { WithdrawalRecord } from '../contract/withdrawal.js';
import type { ApiClient } from '../createApiClient.js';
import type { HistoryList, HistoryRecord } from './evidence.js';
import type { HistoryReadOptions, OrderFingerprint, OrderHistories, OrderHistory } from './Orders.js';
import { isSameAmount } from './sameAmount.js';

/** A withdrawal is recognized by amount, coin and address. */
export function matchesWithdrawal(record: WithdrawalRecord, order: OrderFingerprint): boolean {
  return (
    isSameAmount(record.amount, order.amount) &&
    record.currency === order.target &&
    order.hasDiscriminator(record.withdrawalAddress.trim())
  );
}

/** A deposit is recognized by amount and coin: no history has its address. */
export function matchesDeposit(record: DepositRecord, order: Pick<OrderFingerprint, 'amount' | 'target'>): boolean {
  return isSameAmount(record.amount, order.amount) && record.currency === order.target;
}

/** An investment is recognized by amount, and by name and exchange of its bot where it has one. */
export function matchesInvestment({ bot, initialAmount }: Investment, order: OrderFingerprint): boolean {
  if (!isSameAmount(initialAmount, order.amount)) return false;
  return bot === null || (bot.name === order.target && order.hasDiscriminator(bot.exchange));
}

/** The histories of a client's orders, each with the list as last read by `createOrders`. */
export function clientHistories(client: Pick<ApiClient, 'withdrawals' | 'deposits' | 'investments'>): OrderHistories {
  return {
    withdrawal: remembering((options) => client.withdrawals.list(options), matchesWithdrawal),
    deposit: remembering((options) => client.deposits.list(options), matchesDeposit),
    bot: remembering((options) => client.investments.list(options), matchesInvestment),
  };
}

function remembering<Item extends HistoryRecord>(
  list: (options: HistoryReadOptions) => Promise<HistoryList<Item>>,
  matches: OrderHistory<Item>['matches'],
): OrderHistory<Item> {
  let last: ReturnType<OrderHistory<Item>['peek']>;
  return {
    async read(options) {
      const read = await list(options);
      // Only a whole list tells what was there before the next order.
      if (!read.hasMore) last = { list: read, readAt: Date.now() };
      return read;
    },
    peek: () => last,
    matches,
  };
}

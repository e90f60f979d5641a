import type { DepositRecord, Investment, WithdrawalRecord } from '@etherpilot/ui';
import { compare, type Decimal } from '@etherpilot/ui/money';
import type { Traces } from './findOrder.js';

/** By what an order is recognised. */
export interface OrderMark {
  readonly amount: Decimal;
  /** Code of the coin, or the name of the bot. */
  readonly target: string;
  /** Whether this is the bot's exchange, or the address of a withdrawal. */
  readonly hasTrait: (text: string) => boolean;
}

// Servers write one amount in several ways: 60, 60.0, 60.00.
const isSame = (one: Decimal, other: Decimal) => compare(one, other) === 0;

/** A withdrawal shows in the history with its amount, coin and address. */
export const withdrawalTraces: Traces<OrderMark, WithdrawalRecord> = {
  isMatch: (record, order) =>
    isSame(record.amount, order.amount) &&
    record.currency === order.target &&
    order.hasTrait(record.withdrawalAddress.trim()),
  timeOf: ({ createdAt }) => createdAt,
};

/** A deposit shows with amount and coin; its address is in no history. */
export const depositTraces: Traces<OrderMark, DepositRecord> = {
  isMatch: (record, { amount, target }) => isSame(record.amount, amount) && record.currency === target,
  timeOf: ({ createdAt }) => createdAt,
};

/** A started bot shows with its name and the amount put in, and no time; one without a bot may be it too. */
export const botTraces: Traces<OrderMark, Investment> = {
  isMatch: ({ bot: listed, initialAmount }, order) =>
    isSame(initialAmount, order.amount) &&
    (listed === null || (listed.name === order.target && order.hasTrait(listed.exchange))),
};

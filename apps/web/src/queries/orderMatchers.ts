import type { DepositRecord, Investment, WithdrawalRecord } from '@etherpilot/ui';
import { compare, type Decimal } from '@etherpilot/ui/money';
import type { OrderMatcher } from './findMatchingRecord.js';

/** What identifies an order. */
export interface OrderFingerprint {
  readonly amount: Decimal;
  /** Code of the coin, or the name of the bot. */
  readonly target: string;
  /** Whether a text is the bot's exchange, or the address of a withdrawal. */
  readonly hasTrait: (text: string) => boolean;
}

// Servers write one amount in several ways: 60, 60.0, 60.00.
const isSame = (one: Decimal, other: Decimal) => compare(one, other) === 0;

/** A withdrawal is matched by its amount, coin and address. */
export const withdrawalMatcher: OrderMatcher<OrderFingerprint, WithdrawalRecord> = {
  isMatch: (record, order) =>
    isSame(record.amount, order.amount) &&
    record.currency === order.target &&
    order.hasTrait(record.withdrawalAddress.trim()),
  timeOf: ({ createdAt }) => createdAt,
};

/** A deposit is matched by amount and coin; no history has its address. */
export const depositMatcher: OrderMatcher<OrderFingerprint, DepositRecord> = {
  isMatch: (record, { amount, target }) => isSame(record.amount, amount) && record.currency === target,
  timeOf: ({ createdAt }) => createdAt,
};

/** A started bot is matched by name and amount; there is no time, and one without a bot may match too. */
export const botMatcher: OrderMatcher<OrderFingerprint, Investment> = {
  isMatch: ({ bot: listed, initialAmount }, order) =>
    isSame(initialAmount, order.amount) &&
    (listed === null || (listed.name === order.target && order.hasTrait(listed.exchange))),
};

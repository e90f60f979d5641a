import type { DepositRecord, Investment, WithdrawalRecord, WithdrawalRequest } from '@etherpilot/ui';
import { compare, type Decimal } from '@etherpilot/ui/money';
import type { Traces } from './findOrder.js';
import type { BotOrder } from './startBot.js';

// Servers write one amount in several ways: 60, 60.0, 60.00.
const isSame = (one: Decimal, other: Decimal) => compare(one, other) === 0;

/** A withdrawal shows in the history with its amount, coin and address. */
export const withdrawalTraces: Traces<WithdrawalRequest, WithdrawalRecord> = {
  isMatch: (record, { amount, currency, withdrawalAddress }) =>
    isSame(record.amount, amount) &&
    record.currency === currency &&
    record.withdrawalAddress.trim() === withdrawalAddress,
  timeOf: ({ createdAt }) => createdAt,
};

/** A deposit shows with amount and coin; its address is in no history. */
export const depositTraces: Traces<{ readonly currency: string; readonly amount: Decimal }, DepositRecord> = {
  isMatch: (record, { amount, currency }) => isSame(record.amount, amount) && record.currency === currency,
  timeOf: ({ createdAt }) => createdAt,
};

/** A started bot shows with its name and the amount put in, and no time; one without a bot may be it too (G-123). */
export const botTraces: Traces<BotOrder, Investment> = {
  isMatch: ({ bot: listed, initialAmount }, { bot, configuration }) =>
    isSame(initialAmount, configuration.amount) &&
    (listed === null || (listed.name === bot.name && listed.exchange === bot.exchange)),
};

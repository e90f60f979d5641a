import { type NewInvestment, settingNames } from '../contract/investment.js';
import type { NewWithdrawal } from '../contract/withdrawal.js';
import type { ApiClient } from '../createApiClient.js';

export const withdrawal: NewWithdrawal = { amount: '50', currency: 'ETH', withdrawalAddress: '0x1234567890' };
const names = Object.entries(settingNames) as [keyof typeof settingNames, string][];
/** A value of its own for each of a bot's settings, and the same on the wire. */
export const settings = Object.fromEntries(names.map(([name], at) => [name, at + 5])) as Record<
  keyof typeof settingNames,
  number
>;
export const wireSettings = Object.fromEntries(names.map(([name, wireName]) => [wireName, settings[name]]));

export const investment: NewInvestment = {
  botId: 1,
  initialAmount: '500',
  strategy: 'balanced',
  ...settings,
};

/** The calls that move money, by name. */
export const moneyCalls: readonly (readonly [string, (client: ApiClient) => Promise<unknown>])[] = [
  ['a deposit', (client) => client.deposits.create({ currency: 'ETH', amount: '1' })],
  ['a withdrawal', (client) => client.withdrawals.create(withdrawal)],
  ['an investment', (client) => client.investments.create(investment)],
];

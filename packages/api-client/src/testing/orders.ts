import { type NewInvestment, settingNames } from '../contract/investment.js';
import type { NewWithdrawal } from '../contract/withdrawal.js';
import type { ApiClient } from '../createApiClient.js';
import type { OrderOptions } from '../requests.js';

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

type MoneyCall = (client: ApiClient, options?: OrderOptions) => Promise<unknown>;

/** The calls that move money, by name. */
export const moneyCalls: readonly (readonly [string, MoneyCall])[] = [
  ['a deposit', (client, options) => client.deposits.create({ currency: 'ETH', amount: '1' }, options)],
  ['a withdrawal', (client, options) => client.withdrawals.create(withdrawal, options)],
  ['an investment', (client, options) => client.investments.create(investment, options)],
];

import type { NewInvestment } from '../contract/investment.js';
import type { NewWithdrawal } from '../contract/withdrawal.js';
import type { ApiClient } from '../createApiClient.js';

export const withdrawal: NewWithdrawal = { amount: '50', currency: 'ETH', withdrawalAddress: '0x1234567890' };
export const investment: NewInvestment = {
  botId: 1,
  initialAmount: '500',
  strategy: 'balanced',
  stopLoss: 5,
  takeProfit: 10,
  maxTrades: 5,
};

/** The calls that move money, by name. */
export const moneyCalls: readonly (readonly [string, (client: ApiClient) => Promise<unknown>])[] = [
  ['a deposit', (client) => client.deposits.create({ currency: 'ETH', amount: '1' })],
  ['a withdrawal', (client) => client.withdrawals.create(withdrawal)],
  ['an investment', (client) => client.investments.create(investment)],
];

/** The answer of both servers, as the contract has it. */
export const bots = ['Binance Pro Bot', 'OKX Smart Bot', 'Bybit Turbo Bot'].map((name, index) => ({
  id: index + 1,
  name,
  exchange: name.split(' ')[0],
  description: 'Trades ETH around a moving average with orders of equal size.',
  success_rate: 87 - index,
  monthly_return: '18.50',
  risk_level: 'medium',
  min_deposit: '500.00',
  features: ['Equal order sizes', 'Stop loss on each position', 'Up to ten positions at once', 'Written trade log'],
  status: 'active',
  is_unlocked: true,
}));

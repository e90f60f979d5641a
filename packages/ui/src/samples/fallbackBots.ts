import { decimal } from '../money/decimal.js';
import type { Bot } from '../model/Bot.js';

const common = { minDeposit: decimal('500'), status: 'active', isUnlocked: null } as const;

/** The built-in bots, shown when the server lists none or cannot be reached. */
export const fallbackBots: readonly Bot[] = [
  {
    ...common,
    id: 'fallback-1',
    name: 'Binance Pro Bot',
    exchange: 'Binance',
    description: 'Trades ETH in small steps around a moving average.',
    successRate: decimal('87'),
    monthlyReturn: decimal('18.5'),
    riskLevel: 'Medium',
    features: [
      'Position size follows your amount',
      'Stop loss on every trade',
      'Up to 10 trades at once',
      'Runs day and night',
    ],
  },
  {
    ...common,
    id: 'fallback-2',
    name: 'OKX Smart Bot',
    exchange: 'OKX',
    description: 'Waits for calm markets and trades less often.',
    successRate: decimal('82'),
    monthlyReturn: decimal('15.2'),
    riskLevel: 'Low',
    features: ['Fewer, longer trades', 'Stop loss on every trade', 'Pauses in fast markets', 'Works from one balance'],
  },
  {
    ...common,
    id: 'fallback-3',
    name: 'Bybit Turbo Bot',
    exchange: 'Bybit',
    description: 'Trades short moves and accepts larger swings.',
    successRate: decimal('91'),
    monthlyReturn: decimal('22.8'),
    riskLevel: 'High',
    features: [
      'Short trades in both directions',
      'Stop loss on every trade',
      'Reacts within one candle',
      'Larger swings both ways',
    ],
  },
];

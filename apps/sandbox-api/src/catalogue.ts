import type { BotWire, Strategy } from './wire.ts';

export const strategies: readonly Strategy[] = ['conservative', 'balanced', 'aggressive'];

/** A bot as offered; whether it is unlocked depends on the user. */
export type BotOffer = Omit<BotWire, 'is_unlocked'>;

/** The three bots, with the sandbox's own descriptions and features. */
export const bots: readonly BotOffer[] = [
  {
    id: 1,
    name: 'Binance Pro Bot',
    exchange: 'Binance',
    description: 'Trades ETH around a moving average with orders of equal size.',
    success_rate: 87,
    monthly_return: '18.50',
    risk_level: 'medium',
    min_deposit: '500.00',
    features: ['Equal order sizes', 'Stop loss on each position', 'Up to ten positions at once', 'Written trade log'],
    status: 'active',
  },
  {
    id: 2,
    name: 'OKX Smart Bot',
    exchange: 'OKX',
    description: 'Opens few ETH positions and waits while the market moves fast.',
    success_rate: 82,
    monthly_return: '15.20',
    risk_level: 'low',
    min_deposit: '500.00',
    features: [
      'Few positions, held longer',
      'Stop loss on each position',
      'Pauses while prices move fast',
      'Written trade log',
    ],
    status: 'active',
  },
  {
    id: 3,
    name: 'Bybit Turbo Bot',
    exchange: 'Bybit',
    description: 'Follows short ETH moves in both directions and accepts large swings.',
    success_rate: 91,
    monthly_return: '22.80',
    risk_level: 'high',
    min_deposit: '500.00',
    features: [
      'Short positions in both directions',
      'Stop loss on each position',
      'Checks prices with each candle',
      'Written trade log',
    ],
    status: 'active',
  },
];

/** The offer with this id, if any. */
export const botById = (id: number): BotOffer | undefined => bots.find((bot) => bot.id === id);

import { decimal } from '../money/plainDecimal.js';
import type { Bot } from '../model/Bot.js';
import { fallbackBotTexts as texts } from './fallbackBotTexts.js';

const common = { minDeposit: decimal('500'), status: 'active', isUnlocked: null } as const;

/** The built-in bots, shown when the server lists none or cannot be reached. */
export const fallbackBots: readonly Bot[] = [
  {
    ...common,
    id: 'fallback-1',
    name: 'Binance Pro Bot',
    exchange: 'Binance',
    description: texts.averaging,
    successRate: decimal('87'),
    monthlyReturn: decimal('18.5'),
    riskLevel: 'Medium',
    features: [texts.sized, texts.stopLoss, texts.several, texts.always],
  },
  {
    ...common,
    id: 'fallback-2',
    name: 'OKX Smart Bot',
    exchange: 'OKX',
    description: texts.calm,
    successRate: decimal('82'),
    monthlyReturn: decimal('15.2'),
    riskLevel: 'Low',
    features: [texts.fewer, texts.stopLoss, texts.pauses, texts.oneBalance],
  },
  {
    ...common,
    id: 'fallback-3',
    name: 'Bybit Turbo Bot',
    exchange: 'Bybit',
    description: texts.swinging,
    successRate: decimal('91'),
    monthlyReturn: decimal('22.8'),
    riskLevel: 'High',
    features: [texts.bothDirections, texts.stopLoss, texts.fast, texts.larger],
  },
];

import { defineMessages } from '../../messages/messages.js';
import { fallbackBotTexts } from '../../samples/fallbackBotTexts.js';

export const botsScreenMessages = defineMessages('BotsScreen', {
  title: 'Ethereum Trading Bots',
  lead: 'Each bot trades ETH within limits you set.',
  notAffiliated: 'Not affiliated with Binance, OKX or Bybit.',
  pastResults: 'Past results do not predict future results.',
  depositRequiredBadge: 'Deposit required to activate bots',
  fundsInBots: 'Your funds are in active bots.',
  seeActiveBots: 'Active Bots',
  sampleAfterFailure: 'Sample bots — the live list could not be loaded',
  sampleAfterEmpty: 'Sample bots — the server lists none',
  retry: 'Try again',
  statistics: 'At a glance',
  unknown: '—',
  atLeast: "Some didn't load",
  availableBots: 'Available Bots',
  activeBots: 'Active Bots',
  totalUsers: 'Total Users',
  totalProfit: 'Total Profit',
  sampleFigures: 'Sample figures',
  sampleFiguresExplanation: 'Example values supplied with this software, not measured',
  operatorFigures: 'Reported by {operator}, {day}',
  operatorMethod: 'How {operator} measured them: {method}',
  bots: 'Bots',
  loading: 'Loading',
  depositRequiredTitle: 'Deposit Required',
  depositRequired: 'Please make a deposit to start using trading bots.',
  insufficientTitle: 'Insufficient Balance',
  insufficient: 'You need at least {minimum} to use this bot. Your current balance is {balance}.',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load trading bots. Please try again.',
  startFailedTitle: 'Error',
  startFailed: 'Failed to start the bot. Please try again.',
  notListed: "{name} isn't available right now.",
  startedTitle: 'Bot Started',
  started: '{name} was started with {amount}.',
});

export const botCardMessages = defineMessages('BotCard', {
  riskLevel: 'Risk level',
  minimumDeposit: 'Minimum deposit',
  successRate: 'Success rate',
  monthlyReturn: 'Monthly return',
  reported: 'Reported by the platform',
  depositRequired: 'Deposit Required',
  depositMore: 'Deposit {missing} more',
  need: 'Need {minimum}',
  configure: 'Configure Bot',
  balanceUnknown: 'Balance unavailable',
});

export const sampleBotsMessages = defineMessages('SampleBots', fallbackBotTexts);

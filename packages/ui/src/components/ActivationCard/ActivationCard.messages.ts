import { defineMessages } from '../../messages/messages.js';

export const activationCardMessages = defineMessages('ActivationCard', {
  title: 'Account activation',
  manyLeft: '{count} steps left',
  oneLeft: '1 step left',
  noneLeft: '0 left',
  percent: '{percent}%',
  makeFirstDeposit: 'Make First Deposit',
  startTrading: 'Start Trading',
  makeFirstDepositHelp: 'Send ETH from your own wallet.',
  startTradingHelp: 'Look at the chart, then choose a bot.',
  hasDeposit: 'Done. Your balance is above zero.',
  movedOn: 'You moved on. Your balance shows no deposit yet.',
  visited: 'You moved on to the platform.',
  done: 'Done',
  next: 'Next: {step}',
});

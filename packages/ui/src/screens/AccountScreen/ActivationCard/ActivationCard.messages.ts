import { defineMessages } from '../../../messages/messages.js';

export const activationCardMessages = defineMessages('ActivationCard', {
  title: 'Account activation',
  loading: 'Loading',
  stepsLeft: { one: '1 step left', other: '{count} steps left' },
  makeFirstDeposit: 'Make First Deposit',
  startTrading: 'Start Trading',
  makeFirstDepositHelp: 'Send ETH from your own wallet.',
  startTradingHelp: 'Look at the chart, then choose a bot.',
  makeFirstDepositDone: 'Done. Deposit received.',
  startTradingDone: 'Done. You have started a bot.',
  makeFirstDepositSkipped: 'Skipped. No deposit received yet.',
  startTradingSkipped: 'Skipped. No bot started yet.',
  done: 'Done',
  next: 'Next: {step}',
});

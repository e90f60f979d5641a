import { defineMessages } from '../../messages/messages.js';

export const botConfigDialogMessages = defineMessages('BotConfigDialog', {
  title: 'Configure {bot}',
  available: 'available balance {balance}',
  sampleNote: 'When you press Start Bot, the live list is read again. If this bot is not on it, nothing is started.',
  loss: 'With stop loss {stopLoss} you could lose about {loss} of {amount}, or more in fast markets.',
  lossUnknown:
    'With stop loss {stopLoss} the possible loss in dollars appears here once the amount is within the limits.',
  amount: 'Amount',
  amountLimit: 'Min {minimum} · max {balance}',
  amountUnit: 'USD',
  amountProblem: 'Amount must be between {minimum} and {balance}',
  leftAfter: 'Left in your balance: {rest}',
  wholeBalance: 'This is your whole balance.',
  strategy: 'Strategy',
  conservative: 'Conservative',
  balanced: 'Balanced',
  aggressive: 'Aggressive',
  expectedReturns:
    'Illustrative range given by the operator. Period not stated. Not a forecast; you can lose everything you put in.',
  riskLevel: 'Risk level',
  riskLevelRemark: 'Kept for your reference; not sent',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  stopLoss: 'Stop Loss',
  takeProfit: 'Take Profit',
  maxTrades: 'Max Concurrent Trades',
  percent: '{value}%',
  cannotStop:
    "You can't stop a bot or withdraw its funds here. [Contact {support}.|Only the operator of this site can.]",
  cancel: 'Cancel',
  start: 'Start Bot',
  starting: 'Starting...',
});

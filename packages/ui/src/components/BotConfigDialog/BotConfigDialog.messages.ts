import { defineMessages } from '../../messages/messages.js';
import { botSettingTexts } from '../../model/botSettings.js';

export const botConfigDialogMessages = defineMessages('BotConfigDialog', {
  title: 'Configure {bot}',
  available: 'available balance {balance}',
  unknown: '—',
  sampleNote: 'Start Bot checks the live list first. If this bot is not on it, nothing is started.',
  maintenance: 'This bot is in maintenance.',
  paused: 'This bot is paused.',
  stopped: 'This bot is stopped.',
  inactive: 'This bot is inactive.',
  /** A status without a text of its own, shown as the server sent it. */
  otherStatus: 'The status of this bot is “{status}”.',
  noStatus: 'The status of this bot is unknown.',
  gone: "This bot isn't available right now.",
  chooseAnother: 'Close this and choose another bot.',
  unknownBalance: 'Your balance could not be read.',
  onlyActive: 'You can start it once it is active.',
  loss: 'With a {stopLoss} stop loss you could lose about {loss} of your {amount}, or more in fast markets.',
  /** The same before a number that starts with a vowel sound: 8, 11, 18. */
  lossAn: 'With an {stopLoss} stop loss you could lose about {loss} of your {amount}, or more in fast markets.',
  lossUnknown:
    'The possible loss at a stop loss of {stopLoss} appears here in dollars once the amount is within the limits.',
  amount: 'Amount',
  amountLimit: 'Min {minimum} · max {balance}',
  amountMinimum: 'Min {minimum}',
  amountUnit: 'USD',
  amountProblem: 'Amount must be between {minimum} and {balance}',
  amountTooLow: 'Amount must be at least {minimum}',
  leftAfter: 'Balance after: {rest}',
  wholeBalance: 'This is your whole balance.',
  strategy: 'Strategy',
  conservative: 'Conservative',
  balanced: 'Balanced',
  aggressive: 'Aggressive',
  expectedReturns:
    'Illustrative range given by the operator. Period not stated. Not a forecast; you can lose everything you put in.',
  riskLevel: 'Risk level',
  riskLevelRemark: "For your notes only; doesn't affect the bot",
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  ...botSettingTexts,
  cannotStop:
    "You can't stop a bot or withdraw its funds here. [Contact {support}.|Only the operator of this site can.]",
  cancel: 'Cancel',
  start: 'Start Bot',
  starting: 'Starting...',
});

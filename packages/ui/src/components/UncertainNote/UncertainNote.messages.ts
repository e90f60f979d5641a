import { defineMessages } from '../../messages/messages.js';

export const uncertainNoteMessages = defineMessages('UncertainNote', {
  withdrawal: {
    one: "We don't know yet whether your withdrawal went through.",
    other: "We don't know yet whether {count} of your withdrawals went through.",
  },
  deposit: {
    one: "We don't know yet whether your deposit was created.",
    other: "We don't know yet whether {count} of your deposits were created.",
  },
  bot: {
    one: "We don't know yet whether the bot was started.",
    other: "We don't know yet whether {count} bots were started.",
  },
  sent: 'Sent {moment}',
  lastSent: 'Latest sent {moment}',
  fromAnotherTab: 'sent from another tab',
  withdrawalOrder: '{amount} as {currency}',
  depositOrder: '{amount} {currency}',
  botOrder: '{name} with {amount}',
  reading: 'Checking your history and balance...',
  readFailed: "We couldn't load your history and balance. {message}",
  withdrawalFound: {
    one: 'A withdrawal of {summary} is in your history, requested {moment}.',
    other: '{count} withdrawals of {summary} are in your history, the newest requested {moment}.',
  },
  withdrawalMissing: 'No new withdrawal of {summary} is in your history yet.',
  depositFound: {
    one: 'A deposit of {summary} is in your history, created {moment}.',
    other: '{count} deposits of {summary} are in your history, the newest created {moment}.',
  },
  depositMissing: 'No new deposit of {summary} is in your history yet.',
  botFound: {
    one: '{summary} is among your bots. The server does not say when it was started.',
    other: '{summary} is among your bots {count} times. The server does not say when they were started.',
  },
  botMissing: '{summary} is not among your bots yet.',
  withdrawalForgotten: 'This device no longer knows its amount. Check your withdrawal history for it.',
  depositForgotten: 'This device no longer knows its amount. Check your deposit history for it.',
  botForgotten: 'This device no longer knows which bot. Check your active bots for it.',
  partOnly: 'Only part of your history could be loaded.',
  readAt: 'History and balance as of {time}',
  readAgain: 'Check again',
  withdrawalHistory: 'Withdrawal History',
  depositHistory: 'Deposit History',
  activeBots: 'Active Bots',
  unlockForm: 'Unlock the form',
  sendingElsewhere: 'Sent from another tab. Wait for its answer.',
  wait: 'Wait while we check your history and balance. Your first request may have gone through.',
  readFirst: 'Check your history and balance first. Your first request may have gone through.',
  unlockFirst: 'Your first request may have gone through. To send another one, unlock the form first.',
});

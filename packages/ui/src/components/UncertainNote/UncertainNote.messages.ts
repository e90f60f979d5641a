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
  withdrawalChecking: 'Checking whether your withdrawal went through',
  depositChecking: 'Checking whether your deposit was created',
  botChecking: 'Checking whether the bot was started',
  answerLost: "The server's answer didn't arrive. We're looking for your request in your history.",
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
  equal: 'An equal one from {moment} is listed, but it may be an earlier one.',
  equalUndated: 'An equal one is listed, but it may be an earlier one.',
  withdrawalMissing: 'No new withdrawal of {summary} is in your history yet.',
  depositFound: {
    one: 'A deposit of {summary} is in your history, created {moment}.',
    other: '{count} deposits of {summary} are in your history, the newest created {moment}.',
  },
  depositMissing: 'No new deposit of {summary} is in your history yet.',
  botFound: {
    one: '{summary} is among your bots.',
    other: '{summary} is among your bots {count} times.',
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
});

/** What another order would mean, by kind of order and by what is known about the earlier one. */
export const unlockConfirmationMessages = defineMessages('UnlockConfirmation', {
  title: 'Unlock the form?',
  withdrawalInHistory: {
    one: 'A withdrawal of {summary} is in your history. A new request will be a second one.',
    other: '{count} withdrawals of {summary} are in your history. A new request will come on top of them.',
  },
  withdrawalEqual:
    'A withdrawal equal to {summary}, sent {moment}, is in your history; it may be an older one. If yours went through, a new request will be a second one.',
  withdrawalNotYet:
    'Your withdrawal of {summary}, sent {moment}, is not in your history yet but may still go through. If it does, a new request will be a second one.',
  withdrawalNotInPart:
    'Only part of your history could be loaded. Your withdrawal of {summary}, sent {moment}, is not in that part. If it went through, a new request will be a second one.',
  withdrawalUnread:
    "We couldn't load your history and balance, so we don't know whether your withdrawal of {summary}, sent {moment}, went through. If it did, a new request will be a second one.",
  withdrawalForgotten:
    "We don't know whether your withdrawal sent {moment} went through: this device no longer has its amount. If it did, a new request will be a second one.",
  depositInHistory: {
    one: 'A deposit of {summary} is in your history. A new one will be a second deposit, with its own address.',
    other:
      '{count} deposits of {summary} are in your history. A new one will come on top of them, with its own address.',
  },
  depositEqual:
    'A deposit equal to {summary}, sent {moment}, is in your history; it may be an older one. If yours was created, a new one will be a second deposit, with its own address.',
  depositNotYet:
    'Your deposit of {summary}, sent {moment}, is not in your history yet but may still go through. If it does, a new one will be a second deposit, with its own address.',
  depositNotInPart:
    'Only part of your history could be loaded. Your deposit of {summary}, sent {moment}, is not in that part. If it went through, a new one will be a second deposit, with its own address.',
  depositUnread:
    "We couldn't load your history and balance, so we don't know whether your deposit of {summary}, sent {moment}, was created. If it was, a new one will be a second deposit, with its own address.",
  depositForgotten:
    "We don't know whether your deposit sent {moment} was created: this device no longer has its amount. If it was, a new one will be a second deposit, with its own address.",
  botInHistory: {
    one: '{summary} is among your bots. A new start will be a second one.',
    other: '{summary} is among your bots {count} times. A new start will come on top of them.',
  },
  botEqual:
    'One equal to {summary}, sent {moment}, is among your bots; it may be an older one. If yours was started, a new start will be a second one.',
  botNotYet:
    '{summary}, sent {moment}, is not among your bots yet but may still go through. If it does, a new start will be a second one.',
  botNotInPart:
    'Only part of your bots could be loaded. {summary}, sent {moment}, is not in that part. If it went through, a new start will be a second one.',
  botUnread:
    "We couldn't load your bots and balance, so we don't know whether {summary}, sent {moment}, was started. If it was, a new start will be a second one.",
  botForgotten:
    "We don't know whether the bot ordered {moment} was started: this device no longer knows which. If it was, a new start will be a second one.",
  several: { other: '{count} earlier requests have no answer. Each of them may still go through.' },
  unpaidFirst: 'The address of the earlier deposit was in the lost answer. Leave that deposit unpaid.',
  unlock: 'Unlock',
  keepLocked: 'Keep it locked',
});

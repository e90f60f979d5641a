import { defineMessages } from '../../messages/messages.js';

/** What another order would mean, by kind of order and by what is known about the earlier one. */
export const unlockConfirmationMessages = defineMessages('UnlockConfirmation', {
  title: 'Unlock the form?',
  withdrawalInHistory: {
    one: 'A withdrawal of {summary} is in your history. A new request will be a second one.',
    other: '{count} withdrawals of {summary} are in your history. A new request will come on top of them.',
  },
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

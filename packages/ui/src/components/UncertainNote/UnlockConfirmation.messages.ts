import { defineMessages } from '../../messages/messages.js';

/** What another order would mean, by kind of order and by what is known of the earlier one. */
export const unlockConfirmationMessages = defineMessages('UnlockConfirmation', {
  title: 'Unlock the form?',
  withdrawalInHistory: 'A withdrawal of {summary} is in your history. Another one will be sent in addition.',
  withdrawalsInHistory: '{count} withdrawals of {summary} are in your history. Another one will be sent in addition.',
  withdrawalNotYet:
    'Your withdrawal of {summary}, sent {moment}, is not in your history yet. It can still arrive. Another one will be sent in addition.',
  withdrawalNotInPart:
    'Only a part of your history could be read. Your withdrawal of {summary}, sent {moment}, is not in that part. Another one will be sent in addition.',
  withdrawalUnread:
    'Your history and balance could not be read. Whether your withdrawal of {summary}, sent {moment}, arrived could not be checked. Another one will be sent in addition.',
  withdrawalForgotten:
    'Whether your withdrawal sent {moment} arrived could not be checked: this device no longer knows its amount. Another one will be sent in addition.',
  depositInHistory:
    'A deposit of {summary} is in your history. Another one will be created in addition, with an address of its own.',
  depositsInHistory:
    '{count} deposits of {summary} are in your history. Another one will be created in addition, with an address of its own.',
  depositNotYet:
    'Your deposit of {summary}, sent {moment}, is not in your history yet. It can still arrive. Another one will be created in addition, with an address of its own.',
  depositNotInPart:
    'Only a part of your history could be read. Your deposit of {summary}, sent {moment}, is not in that part. Another one will be created in addition, with an address of its own.',
  depositUnread:
    'Your history and balance could not be read. Whether your deposit of {summary}, sent {moment}, was created could not be checked. Another one will be created in addition, with an address of its own.',
  depositForgotten:
    'Whether your deposit sent {moment} was created could not be checked: this device no longer knows its amount. Another one will be created in addition, with an address of its own.',
  botInHistory: '{summary} is among your bots. Another one will be started in addition.',
  botsInHistory: '{summary} is among your bots {count} times. Another one will be started in addition.',
  botNotYet:
    '{summary}, sent {moment}, is not among your bots yet. It can still arrive. Another one will be started in addition.',
  botNotInPart:
    'Only a part of your bots could be read. {summary}, sent {moment}, is not in that part. Another one will be started in addition.',
  botUnread:
    'Your bots and balance could not be read. Whether {summary}, sent {moment}, was started could not be checked. Another one will be started in addition.',
  botForgotten:
    'Whether the bot ordered {moment} was started could not be checked: this device no longer knows which. Another one will be started in addition.',
  several: '{count} earlier requests have no answer. Each of them can still arrive.',
  unpaidFirst: 'The address of the earlier deposit was in the lost answer. Leave that deposit unpaid.',
  unlock: 'Unlock',
  keepLocked: 'Keep it locked',
});

import { defineMessages } from '../../messages/messages.js';

export const orderNoteMessages = defineMessages('OrderNote', {
  withdrawalListed: {
    one: 'One withdrawal like this has been in your history since {moment}.',
    other: '{count} withdrawals like this are in your history, the newest since {moment}.',
  },
  depositListed: {
    one: 'One deposit like this has been in your history since {moment}.',
    other: '{count} deposits like this are in your history, the newest since {moment}.',
  },
  botListed: {
    one: 'A bot like this is among your bots.',
    other: '{count} bots like this are among your bots.',
  },
  refusedAnother: 'The server refused another: {message}',
  refused: 'The server refused yours: {message}',
  uncheckedTitle: "We couldn't check your history",
  withdrawalUnchecked: "Until we can, the same withdrawal can't be sent again. You can send a different one.",
  depositUnchecked: "Until we can, the same deposit can't be created again. You can create a different one.",
  botUnchecked: "Until we can, the same bot can't be started with the same amount again. You can change it.",
  partOnly: 'Only part of your history could be loaded.',
  checkAgain: 'Check again',
  allow: 'Allow another one',
  unlistedTitle: 'Accepted, not listed yet',
  withdrawalUnlisted: "Your withdrawal of {summary}, sent {moment}, isn't in your history yet. We keep checking.",
  depositUnlisted: "Your deposit of {summary}, sent {moment}, isn't in your history yet. We keep checking.",
  botUnlisted: "{summary}, started {moment}, isn't among your bots yet. We keep checking.",
  withdrawalHistory: 'Withdrawal History',
  depositHistory: 'Deposit History',
  activeBots: 'Active Bots',
});

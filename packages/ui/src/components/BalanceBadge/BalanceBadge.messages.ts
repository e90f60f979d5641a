import { defineMessages } from '../../messages/messages.js';

export const balanceBadgeMessages = defineMessages('BalanceBadge', {
  savedAt: 'Saved {moment}',
  notConfirmed: 'Not yet confirmed',
  unavailable: 'Balance unavailable',
});

export const balanceSharesMessages = defineMessages('BalanceShares', {
  share: 'Part of balance',
  all: 'Max',
});

export const unknownBalanceNoteMessages = defineMessages('UnknownBalanceNote', {
  title: 'Your balance could not be read',
  text: "Until it can be, you can't withdraw or start a bot.",
  retry: 'Try again',
});

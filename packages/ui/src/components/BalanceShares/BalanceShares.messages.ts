import { defineMessages } from '../../messages/messages.js';

export const balanceSharesMessages = defineMessages('BalanceShares', {
  share: 'Part of balance',
  all: 'Max',
});

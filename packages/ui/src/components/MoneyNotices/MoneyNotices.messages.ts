import { defineMessages } from '../../messages/messages.js';

/** What a host says, on whatever screen, when money that was on its way has arrived or will not. */
export const moneyNoticesMessages = defineMessages('MoneyNotices', {
  depositCreditedTitle: '{amount} deposit credited',
  depositCredited: 'It is part of your balance now.',
  depositEndedTitle: 'Deposit not paid',
  depositEnded: 'Your deposit of {amount} has ended: {status}. Do not send to its address any more.',
  withdrawalCompletedTitle: '{amount} withdrawal completed',
  withdrawalCompleted: 'Funds have been sent to your wallet.',
  withdrawalEndedTitle: '{amount} withdrawal not completed',
  withdrawalEnded: 'It has ended: {status}.[ Contact {support} if you did not expect this.]',
});

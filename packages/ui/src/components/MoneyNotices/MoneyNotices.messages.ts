import { defineMessages } from '../../messages/messages.js';

/**
 * Messages a host shows on any screen about money: when pending money has arrived or will not, and when an order was carried out
 * twice. Those starting with `system` are for
 * system notifications: they appear on a locked screen, so they name no amount.
 */
export const moneyNoticesMessages = defineMessages('MoneyNotices', {
  depositCreditedTitle: '{amount} deposit credited',
  depositCredited: 'Added to your balance.',
  depositEndedTitle: 'Deposit not paid',
  depositEnded: 'Your deposit of {amount} has ended with the status “{status}”. Do not send to its address any more.',
  withdrawalCompletedTitle: '{amount} withdrawal completed',
  withdrawalCompleted: 'Funds have been sent to your wallet.',
  withdrawalEndedTitle: '{amount} withdrawal not completed',
  withdrawalEnded: 'It has ended with the status “{status}”.[ Contact {support} if you did not expect this.]',
  foundTitle: 'Check your history',
  notStoredTitle: "Your browser can't store orders",
  notStored: 'After a reload, a form stays locked while its order is open, but we no longer know the amount.',
  doubledTitle: 'Check your history',
  doubledWithdrawal:
    'This withdrawal is in your history twice. Your browser may have sent it again when the connection broke. If you wanted only one, ask [{support}|the operator of this site] now.',
  doubledBot:
    'This bot is among your bots twice. Your browser may have sent your request again when the connection broke. If you wanted only one, ask [{support}|the operator of this site] now.',
  riskUnnamed: 'A bot',
  riskStoppedTitle: '{name} has stopped',
  riskStopped: 'It holds {current} of {initial} put in. Active Bots says what that means.',
  riskStopLossTitle: '{name} is past its stop loss',
  riskStopLoss: 'It has lost {loss} of {initial}; you started it with a stop loss of {stopLoss}.',
  riskSeveralTitle: { other: '{count} bots have stopped or are past their stop loss' },
  riskSeveral: 'Active Bots shows each of them.',
  severalTitle: { other: '{count} payments completed' },
  severalFailedTitle: { other: '{count} payments not completed' },
  several: 'See your histories for details.',
  systemDepositCreditedTitle: 'Deposit credited',
  systemDepositCredited: 'Your {coin} deposit was credited.',
  systemDepositEndedTitle: 'Deposit not paid',
  systemDepositEnded: 'The status of your {coin} deposit is now “{status}”.',
  systemWithdrawalCompletedTitle: 'Withdrawal completed',
  systemWithdrawalCompleted: 'Your {coin} withdrawal was completed.',
  systemWithdrawalEndedTitle: 'Withdrawal not completed',
  systemWithdrawalEnded: 'The status of your {coin} withdrawal is now “{status}”.',
});

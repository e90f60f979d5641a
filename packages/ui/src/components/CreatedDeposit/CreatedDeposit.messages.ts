import { defineMessages } from '../../messages/messages.js';

/** A title and a sentence for each standing of a new deposit. */
export const createdDepositMessages = defineMessages('CreatedDeposit', {
  payableTitle: 'Your deposit address is ready',
  payable: 'Send {amount} to this address.',
  notToBePaid: 'It was created for a deposit of {amount}.',
  unknownTitle: '[Ask support before paying|Do not pay yet]',
  unknown:
    'The payment provider reports “{status}” for your deposit of {amount}. Ask [{support}|the operator of this site] before paying.',
  movingTitle: 'Payment on its way',
  moving:
    'The payment provider reports “{status}” for your deposit of {amount}. Ask [{support}|the operator of this site] before you send more.',
  sessionOverTitle: 'The payment session has ended',
  sessionOver: 'Your deposit of {amount} can no longer be paid. Create a new one to get a new address.',
  endedTitle: 'This deposit has ended',
  ended:
    'The payment provider reports “{status}” for your deposit of {amount}. Do not send to its address any more. Create a new one to get a new address.',
  creditedTitle: 'Deposit paid',
  credited: 'Your deposit of {amount} is confirmed and credited.',
  reported: 'The payment provider reports “{status}”.',
  createdAt: 'Created {moment}',
  createNew: 'Create a new deposit',
  showInfo: 'Show QR code',
  waiting: { one: '1 deposit waits for payment', other: '{count} deposits wait for payment' },
  earlier: 'Earlier deposits',
  showAddress: 'Show address',
});

import { defineMessages } from '../../messages/messages.js';

export const depositCancelScreenMessages = defineMessages('DepositCancelScreen', {
  title: 'Payment Cancelled',
  lead: 'Already sent coins? Check Deposit History before you try again.',
  reasons: 'Common reasons',
  manual: 'You cancelled the payment',
  expired: 'The payment session expired, usually after 60 minutes',
  funds: 'Insufficient funds in the sending wallet',
  network: 'Network issues',
  provider: 'The payment provider was unavailable',
  tryAgain: 'Try Again',
  platform: 'Back to Platform',
  help: 'Need help? [Contact support: {contact}|{help}]',
  support: 'Contact support',
});

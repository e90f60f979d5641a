import { defineMessages } from '../../messages/messages.js';

export const depositSuccessScreenMessages = defineMessages('DepositSuccessScreen', {
  title: 'Payment Submitted!',
  lead: 'The payment provider sent you back here. That alone does not mean the deposit is credited.',
  toastTitle: 'Payment Submitted!',
  toast: 'We will credit your balance after confirmation.',
  confirmation: 'Network confirmation',
  minutes: '10-30 minutes',
  next: 'What happens next?',
  confirmationStep: 'Network confirmation',
  confirmationText: 'Usually 10-30 minutes.',
  creditStep: 'Balance credited',
  creditText: 'After confirmation, not before.',
  historyStep: 'Shown in Deposit History',
  historyText: 'Pending first, then Paid.',
  supportStep: 'Something missing?',
  supportText:
    '[Contact {support} with the transaction ID.|The operator of this site can find the payment by its transaction ID.]',
  history: 'Deposit History',
  platform: 'Go to Platform',
  support: 'Contact Support',
});

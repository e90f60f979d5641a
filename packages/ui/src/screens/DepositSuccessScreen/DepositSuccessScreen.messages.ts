import { defineMessages } from '../../messages/messages.js';

export const depositSuccessScreenMessages = defineMessages('DepositSuccessScreen', {
  title: 'Payment Submitted!',
  lead: 'Your balance updates once the payment is confirmed.',
  toastTitle: 'Payment Submitted!',
  toast: 'We will credit your balance after confirmation.',
  next: 'What happens next?',
  confirmationStep: 'Network confirmation',
  confirmationText: 'Usually 10-30 minutes.',
  creditStep: 'Balance credited',
  creditText: 'After confirmation.',
  historyStep: 'Shown in Deposit History',
  historyText: 'Pending first, then Paid.',
  supportStep: 'Something missing?',
  supportText: '[Contact {support} with the transaction ID.|Give the operator the transaction ID.]',
  history: 'Deposit History',
  platform: 'Go to Platform',
  support: 'Contact Support',
});

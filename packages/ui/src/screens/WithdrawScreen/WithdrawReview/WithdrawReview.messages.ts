import { defineMessages } from '../../../messages/messages.js';

export const withdrawReviewMessages = defineMessages('WithdrawReview', {
  request: 'Your request',
  amount: 'You withdraw',
  coin: 'Paid out as',
  namedCoin: '{name} ({currency})',
  address: 'To this address',
  none: '—',
  submit: 'Withdraw',
  submitAmount: 'Withdraw {amount}',
  submitting: 'Submitting...',
  lowBalance: 'Your available balance is under the minimum withdrawal of {min} USD.',
  noCurrency: 'Choose a currency first.',
  noAmount: 'Enter an amount first.',
  wrongAmount: 'Correct the amount first.',
  noAddress: 'Enter the address of your wallet first.',
  wrongAddress: 'Correct the address first.',
  uncheckedAddress: 'The address must be checked first.',
});

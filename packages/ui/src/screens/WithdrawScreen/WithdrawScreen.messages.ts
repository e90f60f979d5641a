import { defineMessages } from '../../messages/messages.js';

export const withdrawScreenMessages = defineMessages('WithdrawScreen', {
  title: 'Withdraw Funds',
  lead: 'Send part of your balance to your own wallet.',
  history: 'Withdrawal History',
  deposit: 'Deposit',
  form: 'What to withdraw',
  restored: 'Your amount and coin are filled in as you left them. Enter the wallet address again.',
  invalidAmount: 'Invalid amount',
  belowMinimum: 'Minimum withdrawal is {min} USD',
  insufficient: 'Insufficient balance',
  address: 'Wallet address',
  tooShort: 'Address must be at least {length} characters long',
  privateKey:
    'This looks like a private key, not an address. Whoever has a private key has the wallet. Never type it anywhere; enter the address instead.',
  paste: 'Paste',
  pasteFailedTitle: 'Paste not possible',
  pasteFailed: 'The browser did not let this page read the clipboard. Paste with the keyboard or the menu instead.',
  sentSummary: '{amount} as {currency}',
  succeededTitle: 'Withdrawal Request Submitted',
  failedTitle: 'Withdrawal Failed',
  failed: 'Failed to submit withdrawal request. Please try again.',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load supported currencies.',
});

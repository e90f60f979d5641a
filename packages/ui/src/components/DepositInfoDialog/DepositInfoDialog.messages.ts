import { defineMessages } from '../../messages/messages.js';
import { addressFamilyTexts } from '../../model/coins.js';

export const depositInfoDialogMessages = defineMessages('DepositInfoDialog', {
  title: 'Deposit Info',
  description: 'Send {amount} to this address',
  currency: 'Currency',
  amount: 'Amount to send',
  createdFor: 'Created for {amount}',
  createdAmount: 'Amount',
  address: 'Address',
  compare: "Compare every group with your wallet's screen",
  qr: 'QR code of the deposit address',
  imageFrom: 'Drawn by {host}. Compare with the text address.',
  imageFromElsewhere: 'Not drawn by this app. Compare with the text address.',
  verify: 'Verify the copied address',
  verifyHint: 'Paste it back from your wallet to check every character.',
  verified: 'Matches the address, every character.',
  differs: 'Differs from the address at character {at}. Do not send to it.',
  onlyTitle: 'Send only {currency} to this address',
  onlyCurrency: 'This address is for {currency} only',
  networkLike:
    "Looks like {family} address, but the network isn't stated. Ask [{support}|the operator] before you send {currency}.",
  lost: 'Coins sent over another network may be lost for good.',
  unlike:
    'The address does not look like one for {currency}. Ask [{support}|the operator of this site] before you send anything.',
  ...addressFamilyTexts,
  history: 'Deposit History',
  pay: 'Pay',
  close: 'Close',
});

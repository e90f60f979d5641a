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
  compare: 'Compare every group',
  qr: 'QR code of the deposit address',
  imageFromHere: 'Drawn on this device',
  imageFrom: 'Drawn by {host}. Compare with the text address.',
  imageFromElsewhere: 'Not drawn by this app. Compare with the text address.',
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Not copied. Select the address and copy it.',
  verify: 'Verify the copied address',
  verifyHint: 'Paste the address from your wallet to check it. The whole address is compared.',
  verified: 'Matches the address, every character.',
  differs: 'Differs from the address at character {at}. Do not send to it.',
  onlyTitle: 'Send only {currency} to this address',
  onlyCurrency: 'This address is for {currency} only',
  network: "The network isn't confirmed. Ask [{support}|the operator of this site] before sending {currency}.",
  lost: 'Coins sent over another network may be lost and cannot be recalled.',
  family: '(The address looks like {family} address.)',
  unlike:
    'The address does not look like one for {currency}. Ask [{support}|the operator of this site] before you send anything.',
  unpayableTitle: "This address can't be paid to",
  unpayable:
    "It contains a character that no address has. Don't send anything for your deposit of {amount}, created {moment}. [Contact {support}|Contact the operator of this site] and name this deposit.",
  ...addressFamilyTexts,
  history: 'Deposit History',
  pay: 'Pay',
  close: 'Close',
});

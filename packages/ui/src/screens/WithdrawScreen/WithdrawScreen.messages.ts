import { defineMessages } from '../../messages/messages.js';
import { addressFamilyNames } from '../../model/coins.js';

export const withdrawScreenMessages = defineMessages('WithdrawScreen', {
  title: 'Withdraw Funds',
  history: 'Withdrawal History',
  deposit: 'Deposit',
  restored: 'Your amount and coin are filled in as you left them. Enter the wallet address again.',
  invalidAmount: 'Invalid amount',
  belowMinimum: 'Minimum withdrawal is {min} USD',
  insufficient: 'Insufficient balance',
  address: 'Wallet address',
  tooShort: 'Address must be at least {length} characters long',
  privateKey:
    'This looks like a private key, not an address. Whoever has a private key has the wallet. Never type it anywhere; enter the address instead.',
  paste: 'Paste',
  pasteFailedTitle: "Couldn't paste",
  pasteFailed: 'Your browser blocked it. Paste with the keyboard or the menu.',
  sentSummary: '{amount} as {currency}',
  succeededTitle: 'Withdrawal Request Submitted',
  failedTitle: 'Withdrawal Failed',
  failed: 'Failed to submit withdrawal request. Please try again.',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load supported currencies.',
});

export const addressHintMessages = defineMessages('AddressHint', {
  ...addressFamilyNames,
  fits: "{family} address, checksum OK. Make sure it's yours.",
  fitsNetwork: "{family} address, checksum OK. {currency} would be sent on that network; make sure it's yours there.",
  noChecksum: '{family} address without a checksum: compare every character.',
  mismatch: "{family} address with a wrong character: its checksum doesn't match. Copy it again.",
  otherCoin: '{family} address, but you chose {currency}. Coins sent to another network can be lost.',
  testNetwork: '{family} address. Coins sent to it from here are lost.',
  mainNetwork: '{family} main network address. Only test coins are sent from here.',
  oldLitecoin: 'Bitcoin and old Litecoin addresses look like this. Make sure that it is yours on Litecoin.',
  unrecognised:
    'This does not look like an address for {currency}. Check it again: what is sent to a wrong address cannot be returned.',
  unchecked: 'The address could not be checked. Compare every character before you send.',
  retry: 'Try again',
  uri: 'This is a payment link, not an address. Keep only the address in it.',
  name: 'This is a name, not an address. Paste the address behind it.',
  lineBreak: 'There is a line break inside the address. Join the lines or copy it again.',
  space: 'There is a space inside the address. Remove it.',
  nonAscii:
    'The address contains a character that no address has. It may be invisible or look like another one. Copy the address again.',
});

export const addressTrapMessages = defineMessages('AddressTrap', {
  burn: 'Burn address: coins sent here are gone.',
  token: '{token} token contract, not a wallet.',
  ownDeposit: 'Your own deposit address.',
  name: 'Send exactly this text?',
  link: 'Payment link, not an address.',
  use: 'Use {start}…',
  ending: 'To continue, type its last four characters: {ending}',
  edit: 'Edit address',
  send: 'Send anyway',
});

export const knownAddressesMessages = defineMessages('KnownAddresses', {
  book: 'Address book',
  known: 'Used before',
  used: 'used {count} times, last on {day}',
  usedOnce: 'used once, on {day}',
  unused: 'not used yet',
  usedBefore: 'Used before',
  entered: 'Entered',
  lookAlike: 'Same ends, another middle. Which one do you mean?',
});

export const withdrawAmountFieldMessages = defineMessages('WithdrawAmountField', {
  label: 'Amount (USD)',
  limit: 'Min {min}',
  limits: 'Min {min} · max {max}',
  usd: 'USD',
});

export const withdrawBalanceMessages = defineMessages('WithdrawBalance', {
  available: 'Available balance',
  includes: 'Includes a withdrawal of {amount} not yet confirmed by the server.',
  lowered: 'Includes your latest transaction; awaiting confirmation.',
  none: '—',
});

export const withdrawCurrencyFieldMessages = defineMessages('WithdrawCurrencyField', {
  label: 'Currency',
  option: '{name} ({currency})',
  notLoaded: "We couldn't load the currencies",
  outdated: 'These currencies may be out of date',
  loading: 'Loading currencies...',
  choose: 'Choose a currency',
  missing: "{currency} isn't available right now. Choose another currency.",
  network: "The network isn't confirmed. Ask [{support}|the operator of this site] before you withdraw {currency}.",
  none: 'No withdrawal currencies are available right now.',
  retry: 'Try again',
});

export const withdrawNoticeMessages = defineMessages('WithdrawNotice', {
  title: 'Important Notice',
  minimum: 'Minimum withdrawal is {min} USD.',
  review: 'Requests are reviewed within {hours}.',
  hours: '24-48 hours',
  address: 'Double-check the address. A sent withdrawal cannot be reversed.',
});

export const withdrawReviewMessages = defineMessages('WithdrawReview', {
  request: 'Your request',
  amount: 'You withdraw',
  coin: 'Paid out as',
  namedCoin: '{name} ({currency})',
  inCoins: "≈ {amount} {currency} before the operator's rate and fee",
  fee: 'Exchange rate and network fee are set by the operator.',
  address: 'To',
  labelled: 'To {label}',
  after: 'Balance after',
  uncertain: 'not confirmed',
  asOf: 'Balance as of',
  submit: 'Withdraw',
  submitAmount: 'Withdraw {amount}',
  submitting: 'Submitting...',
  unknownBalance: 'Your balance could not be read. Try again before you withdraw.',
  lowBalance: 'You need at least {min} to withdraw.',
  noCurrency: 'Choose a currency.',
  noAmount: 'Enter an amount.',
  wrongAmount: 'Check the amount.',
  noAddress: 'Enter your wallet address.',
  wrongAddress: 'Check the address.',
  uncheckedAddress: "The address hasn't been checked yet.",
  flawedAddress: 'Correct the address before you withdraw. Coins sent to a wrong one cannot be recovered.',
});

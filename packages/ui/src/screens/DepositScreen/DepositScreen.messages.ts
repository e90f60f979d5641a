import { defineMessages } from '../../messages/messages.js';

export const depositScreenMessages = defineMessages('DepositScreen', {
  title: 'Deposit Ethereum',
  minimum: 'Minimum deposit: 300 USD equivalent.',
  history: 'Deposit History',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load supported currencies. Please refresh the page.',
  noCurrencyTitle: 'Selection required',
  noCurrency: 'Please select a cryptocurrency for deposit.',
  unsupportedCurrencyTitle: 'Invalid Selection',
  unsupportedCurrency: 'Selected currency is not supported.',
  noAmountTitle: 'Amount required',
  noAmount: 'Please enter a valid deposit amount.',
  belowMinimumTitle: 'Invalid amount',
  belowMinimum: 'Minimum deposit for {name} is {min} {symbol}',
  failedTitle: 'Deposit error',
  failed: 'Unable to create deposit. Please try again.',
  reasonLoading: 'Wait until the currencies are loaded.',
  reasonFailed: "Currencies didn't load.",
  reasonCurrency: 'Choose a currency.',
  missing: "{currency} isn't available right now. Choose another currency.",
  reasonAmount: 'Enter an amount.',
  createdTitle: 'Your deposit address is ready',
  createdElsewhere: 'Open Deposit to see the address to send {amount} to.',
});

export const botGoalNoteMessages = defineMessages('BotGoalNote', {
  needs: '{bot} needs {missing} more.',
  margin: 'The suggested amount adds 3%, since prices move.',
  enough: 'You have enough for {bot}.',
  configure: 'Configure Bot',
});

export const depositFactsMessages = defineMessages('DepositFacts', {
  title: 'Important Information',
  minimums: 'Minimums:',
  amount: '{amount} {currency}',
  confirmation: 'Confirmation takes {minutes}.',
  minutes: '10-30 minutes',
  doubleCheck: 'Double-check the address before you send.',
  missing: '[Contact {support}|{help}] if a deposit does not appear.',
  support: 'Contact support',
  which: 'Which minimum applies?',
});

export const depositFormMessages = defineMessages('DepositForm', {
  currency: 'Currency',
  minimum: 'Min: {amount} {currency}',
  noMinimum: 'Min: —',
  amount: 'Amount',
  amountIn: 'Amount ({currency})',
  limit: 'Min {amount} {currency}',
  create: 'Create Deposit',
  creating: 'Creating...',
  notLoaded: "We couldn't load the currencies",
  outdated: 'These currencies may be out of date',
  loading: 'Loading currencies…',
  noneOffered: 'Deposits are unavailable right now.',
  retry: 'Try again',
});

import { defineMessages } from '../../messages/messages.js';

export const depositHistoryScreenMessages = defineMessages('DepositHistoryScreen', {
  title: 'Deposit History',
  newDeposit: 'New Deposit',
  withdrawalHistory: 'Withdrawal History',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load deposit history. Please try again.',
  notLoaded: "We couldn't load your deposits",
  outdated: 'These deposits may be out of date',
  list: 'Deposits',
  search: 'Search coin or transaction ID',
  all: 'All',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  emptyTitle: 'No deposits found',
  emptyHelp: 'New deposits appear here right away.',
  emptyAction: 'Make Your First Deposit',
  noMatchTitle: 'No deposit matches',
  count: { one: '{found} of 1 deposit', other: '{found} of {count} deposits' },
  storedAddress: 'Need the address of a recent deposit again? {deposit}',
  showAddress: 'Show it on the deposit page',
  noAddress: 'Lost an address? Create a new deposit.',
});

export const depositHelpMessages = defineMessages('DepositHelp', {
  notArrived: 'Not arrived?',
  coin: 'The coin you sent is {name} ({currency}).',
  network: 'You sent it over the network this address was made for.[ Ask {support} if you are not sure.]',
  amount: 'You sent the full {amount} {currency}; fees of your wallet or exchange come on top.',
  sessionOver:
    'The payment session is probably over: it usually ends after 60 minutes. Do not send to its address any more.',
  sessionOpen: 'You paid within the payment session. It usually ends after 60 minutes; {minutes} have passed.',
  transaction: 'The transaction in your wallet is confirmed. Look it up at {explorer}.',
  transactionElsewhere: 'The transaction in your wallet is confirmed. Look it up in the explorer your wallet links to.',
  or: 'or',
  stillMissing: 'All correct and still pending? [Contact support: {contact}|Send this report to the operator.]',
  copy: '[Copy a report for support|Copy a report]',
  copied: 'Report copied',
  copyFailed: 'Copying failed',
  report:
    'Deposit not arrived\nRecord: {id}\nTransaction ID: {transactionId}\nCoin: {currency}\nAmount: {amount} {currency}\nStatus: {status}\nCreated: {created}',
  none: 'none',
});

export const depositTableMessages = defineMessages('DepositTable', {
  label: 'Deposits',
  currency: 'Currency',
  status: 'Status',
  amount: 'Amount',
  created: 'Created ({zone})',
  transactionId: 'Transaction ID',
  none: '—',
  copy: 'Copy transaction ID',
  copyOf: 'Copy transaction ID {id}',
  copied: 'Transaction ID copied',
  copyFailed: 'Copying failed',
  showAddress: 'Show address',
  /** Statuses of the payment provider beyond the product's three, explained. */
  new: 'No payment seen yet.',
  waiting: 'Waiting for the payment.',
  confirming: 'Seen on the network, waiting for confirmation.',
  paying: 'Seen on the network, waiting for confirmation.',
  underpaid: 'Less arrived than was asked for.[ Contact {support}.]',
  manual_accept: 'Accepted manually; not credited yet.',
  cancelled: 'Cancelled before a payment was seen.',
  canceled: 'Cancelled before a payment was seen.',
  expired: 'No payment arrived in time.',
  refunding: 'Being sent back.',
  refunded: 'Sent back.',
  unknown: 'Not credited yet.',
  open: 'Details of {amount} {currency}',
});

export const statusLegendMessages = defineMessages('StatusLegend', {
  title: 'Status legend',
  pending: 'Payment being processed.',
  paid: 'Confirmed and credited.',
  failed: 'Failed or cancelled, including expired and refunded.',
});

export const depositDetailsMessages = defineMessages('DepositDetails', {
  title: 'Deposit of {amount} {currency}',
  coin: 'Coin',
  namedCoin: '{name} ({currency})',
  created: 'Created',
  close: 'Close',
});

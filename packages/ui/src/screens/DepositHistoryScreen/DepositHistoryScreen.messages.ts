import { defineMessages } from '../../messages/messages.js';

export const depositHistoryScreenMessages = defineMessages('DepositHistoryScreen', {
  title: 'Deposit History',
  lead: 'A deposit counts once it appears here as Paid.',
  newDeposit: 'New Deposit',
  withdrawalHistory: 'Withdrawal History',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load deposit history. Please try again.',
  list: 'Deposits',
  search: 'Search by coin or transaction ID',
  all: 'All',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  emptyTitle: 'No deposits found',
  emptyHelp: 'A deposit appears here as soon as it is created.',
  emptyAction: 'Make Your First Deposit',
  noMatchTitle: 'No deposit matches',
  updates: 'Updates automatically while a deposit is pending.',
  storedAddress: 'Need the address of a recent deposit again? {deposit}',
  showAddress: 'Show it on the deposit page',
  noAddress: 'Lost the address of a pending deposit? Create a new deposit to get an address.',
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
  stillMissing:
    'All of this is right and it is still pending? [Contact support: {contact}|The operator of this site can find it by this report.]',
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
  date: 'Date',
  transactionId: 'Transaction ID',
  none: '—',
  copy: 'Copy transaction ID',
  copied: 'Transaction ID copied',
  copyFailed: 'Copying failed',
  showAddress: 'Show address',
  /** Statuses of the payment provider beyond the product's three, explained. */
  new: 'No payment seen yet.',
  waiting: 'Waiting for the payment.',
  confirming: 'Seen on the network, waiting for confirmation.',
  paying: 'Seen on the network, waiting for confirmation.',
  underpaid: 'Less arrived than was asked for.[ Contact {support}.]',
  manual_accept: 'Accepted by hand. Not credited until it says Paid.',
  cancelled: 'Cancelled before a payment was seen.',
  canceled: 'Cancelled before a payment was seen.',
  expired: 'The payment session ended before a payment was seen.',
  refunding: 'Being sent back.',
  refunded: 'Sent back.',
  unknown: 'Status from the payment provider; not credited yet.',
});

export const statusLegendMessages = defineMessages('StatusLegend', {
  title: 'Status legend',
  pending: 'Payment being processed. Also used for any status we do not know.',
  paid: 'Confirmed and credited.',
  failed: 'Failed or cancelled; also expired or refunded. Nothing was credited.',
});
